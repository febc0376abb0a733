// Kernels for processors with AVX-512 and its byte dot products (VNNI).
#if defined(__x86_64__)
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

#include "lanes.h"
#define NAME(x) x##_avx512
#define SCORE_ROWS 4
#define VALUE_ROWS 4
#define FLOAT_COLUMNS 12
#include "lanes-attention.h"
#include "lanes-floats.h"
#include "lanes-vectors.h"

#pragma clang attribute pop

const ek_kernels *ek_avx512_kernels(void) {
    static const ek_kernels kernels = {
        .name = "avx512",
#define VECTOR(type, label) [type] = ek_matvec_##label##_avx512,
#define MATRIX(type, label) [type] = ek_matmul_##label##_avx512,
        .matvec = {matvec_f32_avx512, matvec_f16_avx512, matvec_bf16_avx512, EK_BLOCK_TYPES(VECTOR)},
        .matmul = {matmul_f32_avx512, matmul_f16_avx512, matmul_bf16_avx512, EK_BLOCK_TYPES(MATRIX)},
#undef VECTOR
#undef MATRIX
        .quantize = quantize_avx512,
        .rms_norm = rms_norm_avx512,
        .swiglu = swiglu_avx512,
        .add = add_avx512,
        .rope = rope_avx512,
        .store = store_avx512,
        .attend = attend_avx512,
        .read = read_avx512,
    };
    return &kernels;
}
#endif
