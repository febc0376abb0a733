import Testing

@testable import Server

@Suite struct PercentEncodingTests {
    @Test func `an address is decoded once, and a broken escape is no address`() {
        #expect(PercentEncoding.decode("a%20b%2525") == "a b%25")
        #expect(PercentEncoding.decode("%") == nil)
        #expect(PercentEncoding.decode("%zz") == nil)
        #expect(PercentEncoding.decode("%ff") == nil)
    }
}
