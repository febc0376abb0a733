import AgentCore
import Testing

@testable import FeatureSkill

@Suite struct FieldReaderTests {
    @Test(
        arguments: [
            ("title:String", "title:String"), ("score:Int=0", "score:Int=0"), ("tags:[String]", "tags:[String]"),
            ("due:Date?", "due:Date?"), ("score:Int{0...10}=5", "score:Int{0...10}=5"),
            ("name:String{1...80}?", "name:String{1...80}?"), ("name:String?{1...80}", "name:String{1...80}?"),
            ("mail:String{email}", "mail:String{email}"), ("mail:String{1...9,email}", "mail:String{1...9,email}"),
            (#"code:String{/[A-Z]{2,3}\/\d/}"#, #"code:String{/[A-Z]{2,3}/\d/}"#),
            ("status:{open,done}=open", "status:{open,done}=open"), ("project:Project?", "project:Project?"),
            ("prices:[String:Decimal]", "prices:[String:Decimal]"), ("items:[Item]", "items:[Item]"),
            ("share:Double{0..<1}", "share:Double{0..<1}"), ("count:Int{0..<10}", "count:Int{0...9}"),
            ("DueDate:Date=now", "dueDate:Date=now"), ("due-date:Date", ""),
            ("at:Date=2026-01-31T09:00:00Z", "at:Date=2026-01-31T09:00:00Z"),
            ("state:open|in-progress|`default`", "state:{open,inProgress,default}"),
            ("wine:red|rosé?=rosé", "wine:{red,rosé}?=rosé"), ("level:Float{0...1}", "level:Float{0...1}"),
            ("port:UInt16{1...}=443", "port:UInt16{1...}=443"), ("number:Int64", "number:Int64"),
            ("score:Int=3{0...10}", "score:Int{0...10}=3"),
            ("mail:String=a@b.org{email}", "mail:String{email}=a@b.org"),
            ("labels:Set<String>=[a,b]", "labels:Set<String>=[a,b]"), ("parts:Array<Int>", "parts:[Int]"),
            ("notes:Dictionary<String, Int>", "notes:[String:Int]"), ("sides:[UInt8:String]", "sides:[UInt8:String]"),
            (#"observer:String="Me, & Anna""#, "observer:String=Me, & Anna"), ("tree:Tree?", "tree:Tree?"),
        ])
    fileprivate func `a field is read as it is meant`(text: String, meaning: String) throws {
        guard !meaning.isEmpty else {
            #expect(throws: AgentError.self) { try FieldReader.read([text]) }
            return
        }
        #expect(try FieldReader.read([text]).map(\.spelling) == [meaning])
    }

    @Test(
        arguments: [("id:UUID", FieldType.uuid), ("id:String", .string), ("id:UInt64", .whole(.uint64))])
    fileprivate func `a field called id tells what values are told apart by`(text: String, type: FieldType) throws {
        var fields = try FieldReader.read(["title:String", text])
        #expect(try Identity.taken(outOf: &fields)?.type == type)
        #expect(fields.map(\.name) == ["title"])
    }

    @Test(arguments: [("id:Double", "cannot tell"), ("id:Int8", "cannot tell"), ("id:UUID?", "never missing")])
    fileprivate func `an id that cannot be is refused`(text: String, reason: String) throws {
        var fields = try FieldReader.read([text])
        let error = #expect(throws: AgentError.self) { try Identity.taken(outOf: &fields) }
        #expect(error?.code == .usage)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `fields may stand in one word, with commas and blanks between`() throws {
        let fields = try FieldReader.read(["title:String, score:Int=0,", "tags:[String] status:{a,b} c:String{/x, y/}"])
        #expect(fields.map(\.name) == ["title", "score", "tags", "status", "c"])
        let marks = try FieldReader.read([
            "arrow:String=-> kind:{x,y} less:String=a<b all:Dictionary<String, Set<Int>> n:Int"
        ])
        #expect(marks.map(\.name) == ["arrow", "kind", "less", "all", "n"])
        #expect(marks.map(\.defaultText) == ["->", nil, "a<b", nil, nil])
        let usual = try FieldReader.read(["hash:Data level:none|some|all=none"])
        #expect(usual.map(\.name) == ["hash", "level"])
    }

    @Test(
        arguments: [
            ("title", "has no type"), ("title:string", "Write String."), ("n:number", "Write Double or Int."),
            ("a:Int{0..10}", "is not known"), ("a:Int{9...1}", "holds nothing"), ("a:Bool{0...1}", "does not have"),
            ("a:String{-1...3}", "counts below zero"), ("a:Int{x...}", "whole numbers"), ("a:Int=x", "which is no Int"),
            ("a:Int{0...5}=9", "its own rule forbids"), ("a:String{1...3}=long", "its own rule forbids"),
            ("a:{one,two}=three", "which is no {one,two}"), ("a:{one}", "at least two"),
            ("a:{read,init}", "the choice init"), ("a:String=Coming soon", "several words in quotes"),
            ("a:{one,one}", "a case twice"),
            ("hashValue:Int", "needs itself"), ("a:{none,all}?", "cannot be left out"), ("self:Int", "needs itself"),
            ("a:Int{email}", "for texts alone"),
            ("a:String{/[/}", "no regular expression"), ("a:[String", "lacks a ]"), ("a:[Bool:Int]", "Keys are"),
            ("a:String{/(?<=x)y{3}/}", "no example was found"), ("a:Int a:Int", "there twice"),
            ("1a:Int", "begins with no name"), ("a:UInt{-1...3}", "beyond what UInt holds"),
            ("a:UInt8=256", "which is no UInt8"), ("a:Character?", "String{1...1}"),
            ("a:Set<Int>=[1,1]", "is no Set<Int>"),
            ("a:Set<Bool>{3...5}", "no example was found"), ("a:Dictionary<Int>", "one type"),
            ("a:Float=1e40", "which is no Float"), ("a:Optional<Int>", "by name"),
            ("a:Intx!", "not understood"), ("a:URL=http", "which is no URL"), ("a:Int{0...}{1...}", "not understood"),
        ])
    fileprivate func `a field that cannot be is refused with its reason`(text: String, reason: String) {
        let error = #expect(throws: AgentError.self) { try FieldReader.read([text]) }
        #expect(error?.code == .usage)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `reading never fails to end, whatever is written`() {
        var generator = SystemRandomNumberGenerator()
        let letters = Array("aZ0:[]{}/\\,.?=<é \u{0}\n")
        for _ in 0..<3_000 {
            let text = String((0..<Int.random(in: 0...24)).compactMap { _ in letters.randomElement(using: &generator) })
            _ = try? FieldReader.read(["a:" + text])
            _ = try? FieldReader.read([text])
        }
    }
}
