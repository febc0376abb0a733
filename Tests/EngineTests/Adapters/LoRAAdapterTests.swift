import EngineKernels
import Foundation
import TestKit
import Testing

@testable import Engine

/// Adapters beside a model's weights against the same weights with the adapter merged into them.
@Suite struct LoRAAdapterTests {
    static let dense = FixtureModel.all.filter { $0.experts == nil }
    static let peft = "{\"peft_type\": \"LORA\", \"r\": 3, \"lora_alpha\": 6}"

    private func difference(_ logits: [Float], _ expected: [Float]) throws -> Float {
        let spread = try #require(expected.max()) - (try #require(expected.min()))
        return try #require(zip(logits, expected).map { abs($0 - $1) }.max()) / spread
    }

    private func adapter(_ writer: GGUFWriter, for model: LoadedModel) throws -> LoRAAdapter {
        try writer.written { try LoRAAdapter(path: $0, for: model) }
    }

    @Test(arguments: dense)
    func `an adapter gives what its merged weights give, with every instruction set`(_ model: FixtureModel) throws {
        let fixture = try AdapterFixture(model)
        let (base, merged) = (try model.loaded(.f32), try fixture.merged(scale: 0.5))
        let use = AdapterUse(try adapter(fixture.gguf(), for: base), scale: 0.5)
        for count in [1, 20, 150] {
            let tokens = model.tokens(count)
            // Plain C is slow, so it only does short sequences.
            for index in (count > 20 ? min(1, ek_kernels_count() - 1) : 0)..<ek_kernels_count() {
                let kernels = try #require(ek_kernels_at(index))
                func logits(_ model: LoadedModel, _ uses: [AdapterUse]) throws -> [Float] {
                    try model.makeDecoder(contextLength: nil, threads: 2, adapters: uses, kernels: kernels)
                        .logits(after: tokens)
                }
                let expected = try logits(merged, [])
                #expect(try difference(logits(base, [use]), expected) < 1e-4)
                // The adapter does something at all.
                #expect(try difference(logits(base, []), expected) > 1e-2)
            }
        }
    }

    @Test func `several adapters add up, and a scale of zero is the model itself`() throws {
        let model = try FixtureModel.first
        let fixture = try AdapterFixture(model)
        let base = try model.loaded(.f32)
        let adapter = try adapter(fixture.gguf(), for: base)
        let tokens = model.tokens(20)
        let both = [AdapterUse(adapter, scale: 0.75), AdapterUse(adapter, scale: 0.25)]
        let expected = try fixture.merged(scale: 1).makeDecoder().logits(after: tokens)
        #expect(try difference(base.makeDecoder(adapters: both).logits(after: tokens), expected) < 1e-4)
        let none = try base.makeDecoder(adapters: [AdapterUse(adapter, scale: 0)]).logits(after: tokens)
        #expect(none == (try base.makeDecoder().logits(after: tokens)))
    }

    @Test(arguments: dense)
    func `directories of PEFT and MLX give what the GGUF file gives`(_ model: FixtureModel) throws {
        let fixture = try AdapterFixture(model)
        let base = try model.loaded(.f32)
        let tokens = model.tokens(20)
        let gguf = AdapterUse(try adapter(fixture.gguf(), for: base))
        let expected = try base.makeDecoder(adapters: [gguf]).logits(after: tokens)
        let folders = try (TemporaryDirectory(), TemporaryDirectory())
        try fixture.writePEFT(to: folders.0.url, config: Self.peft)
        try fixture.writeMLX(
            to: folders.1.url,
            config: "{\"fine_tune_type\": \"lora\", \"lora_parameters\": {\"rank\": 3, \"scale\": 2.0, \"dropout\": 0}}"
        )
        for folder in [folders.0, folders.1] {
            let use = AdapterUse(try LoRAAdapter(path: folder.url.path(percentEncoded: false), for: base))
            #expect(try base.makeDecoder(adapters: [use]).logits(after: tokens) == expected)
        }
    }

    @Test func `rank-stabilised scaling and alphas of single modules are kept to`() throws {
        let model = try FixtureModel.first
        let fixture = try AdapterFixture(model)
        let base = try model.loaded(.f32)
        let folder = try TemporaryDirectory()
        func factors(_ config: String) throws -> Set<Float> {
            try fixture.writePEFT(to: folder.url, config: config)
            let adapter = try LoRAAdapter(path: folder.url.path(percentEncoded: false), for: base)
            return Set(adapter.updates.values.map(\.factor))
        }
        #expect(try factors(Self.peft) == [2])
        #expect(
            try factors("{\"r\": 3, \"lora_alpha\": 6, \"use_rslora\": true}") == [Float(6 / Double(3).squareRoot())])
        #expect(try factors("{\"r\": 3, \"lora_alpha\": 6, \"alpha_pattern\": {\"q_proj\": 3}}") == [1, 2])
    }

    @Test func `what does not fit the model is refused by name`() throws {
        let model = try FixtureModel.first
        let fixture = try AdapterFixture(model)
        let base = try model.loaded(.f32)
        func refusal(_ change: (inout GGUFWriter) -> Void) throws -> String {
            var writer = fixture.gguf()
            change(&writer)
            let error = #expect(throws: EngineError.self) { try adapter(writer, for: base) }
            return error?.message ?? ""
        }
        #expect(
            try refusal {
                $0.remove("general.architecture")
                $0.set("general.architecture", .string("gemma3"))
            }.contains("gemma3"))
        #expect(try refusal { $0.remove("general.type") }.contains("is no adapter"))
        #expect(
            try refusal {
                $0.remove("adapter.type")
                $0.set("adapter.type", .string("control"))
            }.contains("control"))
        #expect(try refusal { $0.remove("blk.0.attn_q.weight.lora_b") }.contains("attn_q.weight.lora_b is missing"))
        #expect(try refusal { $0.remove("blk.0.attn_q.weight.lora_a") }.contains("blk.0.attn_q.weight.lora_b"))
        func pair(_ writer: inout GGUFWriter, _ name: String, columns: Int, rows: Int) {
            writer.remove(name + ".lora_a")
            writer.remove(name + ".lora_b")
            writer.add(name + ".lora_a", shape: [columns, 1], type: 0, data: .init(repeating: 0, count: columns * 4))
            writer.add(name + ".lora_b", shape: [1, rows], type: 0, data: .init(repeating: 0, count: rows * 4))
        }
        let shape = try refusal { pair(&$0, "blk.0.attn_q.weight", columns: 7, rows: 5) }
        #expect(shape.contains("5 × 7") && shape.contains("blk.0.attn_q.weight"))
        #expect(try refusal { pair(&$0, "token_embd.weight", columns: 8, rows: 8) }.contains("token_embd.weight"))
        #expect(try refusal { pair(&$0, "blk.99.attn_q.weight", columns: 8, rows: 8) }.contains("blk.99.attn_q.weight"))
        let cut = fixture.gguf().encoded().dropLast(64)
        let error = #expect(throws: EngineError.self) {
            try GGUFWriter.written(Array(cut)) { try LoRAAdapter(path: $0, for: base) }
        }
        #expect(error?.message.contains("incomplete") == true)
    }
}
