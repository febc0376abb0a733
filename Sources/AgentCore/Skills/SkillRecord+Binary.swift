import Foundation

/// Writing of records, for `SkillIndexFormat`.
extension BinaryWriter {
    /// Writes a record; its terms go to a separate writer.
    mutating func write(_ record: SkillRecord, _ terms: inout BinaryWriter) {
        write(record.path)
        write(record.stamp.device)
        write(record.stamp.inode)
        write(record.stamp.size)
        write(record.stamp.modified)
        write(record.stamp.changed)
        write(record.check.name)
        write(record.check.description)
        write(record.check.diagnostics) { writer, diagnostic in
            writer.write(diagnostic.severity.rawValue)
            writer.write(diagnostic.code)
            writer.write(diagnostic.message)
            writer.write(UInt32(clamping: diagnostic.line ?? 0))
        }
        guard let manifest = record.check.manifest, let words = record.words else { return write(UInt8(0)) }
        write(UInt8(1))
        write(manifest)
        write(words, &terms)
    }

    private mutating func write(_ manifest: SkillManifest) {
        write(manifest.name)
        write(manifest.license)
        write(manifest.compatibility)
        write(manifest.metadata) { writer, pair in
            writer.write(pair.key)
            writer.write(pair.value.text())
        }
        write(manifest.allowedTools) { $0.write($1) }
    }

    private mutating func write(_ words: SkillWords, _ terms: inout BinaryWriter) {
        write(words.description.sentences) { writer, sentence in
            writer.write(sentence.terms, &terms)
            writer.write(UInt8(sentence.isExclusion ? 1 : 0))
            writer.write(sentence.references) { writer, reference in
                writer.write(UInt32(reference.count))
                writer.write(reference.names, &terms)
            }
        }
        write(UInt32(words.body.count))
        words.body.withTerms { for term in $0 { terms.write(term) } }
    }

    private mutating func write(_ numbers: [SkillTerms.Number], _ terms: inout BinaryWriter) {
        write(UInt32(numbers.count))
        for number in numbers { terms.write(number) }
    }
}

/// Reading of records, for `SkillIndexFormat`.
extension BinaryReader {
    /// Reads a record, and its terms from `terms`.
    mutating func record(_ terms: inout TermCursor) throws(Damage) -> SkillRecord {
        let path = try text()
        let stamp = FileStamp(
            device: try number(), inode: try number(), size: try number(), modified: try number(),
            changed: try number())
        let (name, description) = (try optionalText(), try optionalText())
        let diagnostics = try list(of: 16) { reader throws(Damage) in try reader.diagnostic() }
        var manifest: SkillManifest?
        var words: SkillWords?
        if try number(UInt8.self) == 1 {
            manifest = try self.manifest(description: description ?? "", path: path, stamp)
            words = try self.words(&terms)
        }
        let check = SkillCheck(
            path: SkillManifest.folder(of: path), manifest: manifest, name: name, description: description,
            diagnostics: diagnostics)
        return SkillRecord(path: path, stamp: stamp, check: check, words: words)
    }

    private mutating func diagnostic() throws(Damage) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw Damage() }
        let (code, message) = (try text(), try text())
        let line = Int(try number(UInt32.self))
        return Diagnostic(severity, code, message, line: line == 0 ? nil : line)
    }

    private mutating func manifest(
        description: String, path: String, _ stamp: FileStamp
    ) throws(Damage) -> SkillManifest {
        let name = try text()
        let (license, compatibility) = (try optionalText(), try optionalText())
        let metadata = try list(of: 8) { reader throws(Damage) in
            let key = try reader.text()
            guard let value = try? JSONValue(parsing: Data(try reader.text().utf8)) else { throw Damage() }
            return (key, value)
        }
        let tools = try list(of: 4) { reader throws(Damage) in try reader.text() }
        return SkillManifest(
            name: name, description: description, license: license, compatibility: compatibility,
            metadata: Dictionary(metadata, uniquingKeysWith: { $1 }), allowedTools: tools, path: path, stamp: stamp)
    }

    private mutating func words(_ terms: inout TermCursor) throws(Damage) -> SkillWords {
        let sentences = try list(of: 9) { reader throws(Damage) in
            let own = try terms.take(try reader.count()).numbers
            let isExclusion = try reader.number(UInt8.self) == 1
            let references = try reader.list(of: 8) { reader throws(Damage) in
                SkillDescription.Reference(
                    count: try reader.count(), names: try terms.take(try reader.count()).numbers)
            }
            return SkillDescription.Sentence(terms: own, isExclusion: isExclusion, references: references)
        }
        return SkillWords(
            description: SkillDescription(sentences: sentences), body: try terms.take(try count()))
    }

    /// Reads a count of terms. `TermCursor.take` checks it.
    private mutating func count() throws(Damage) -> Int { Int(try number(UInt32.self)) }
}
