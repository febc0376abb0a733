// Kernels for processors with AVX2, FMA and F16C.
#if defined(__x86_64__)
#include <immintrin.h>

#include "unpack.h"

#pragma clang attribute push(__attribute__((target("avx2,fma,f16c"))), apply_to = function)

#include "lanes.h"
#define NAME(x) x##_avx2
#define SCORE_ROWS 2
#define VALUE_ROWS 1
#define FLOAT_COLUMNS 4
#include "lanes-attention.h"
#include "lanes-floats.h"
#include "lanes-vectors.h"

INLINE float sum_of_eight(__m256 v) {
    __m128 half = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    half = _mm_add_ps(half, _mm_movehl_ps(half, half));
    return _mm_cvtss_f32(_mm_add_ss(half, _mm_shuffle_ps(half, half, 1)));
}

/// Sums of pairs of products in 16 bits. They cannot overflow: |w| ≤ 128 is the unsigned side and |x| ≤ 127, so the
/// sums are at most 2 · 128 · 127 < 2¹⁵.
INLINE __m256i pairs_of(__m256i magnitudes, __m256i weights, const int8_t *values) {
    return _mm256_maddubs_epi16(
        magnitudes, _mm256_sign_epi8(_mm256_loadu_si256((const __m256i *)values), weights));
}

/// Dot products of one row's unpacked values with `count` columns. The two planes of a column are combined as integers,
/// in units of the second plane's scale.
INLINE void NAME(dot_columns)(
    const ek_type type, const int count, const int planes, long k, const ek_activations *x, long column, float *y,
    long ldy, const int8_t *unpacked, const float *d, const float *m) {
    long blocks = k / 32;
    __m256 sums[4];
    float offsets[4] = {0};
    for (int c = 0; c < count; c++) sums[c] = _mm256_setzero_ps();
    const __m256i ones = _mm256_set1_epi16(1), first_unit = _mm256_set1_epi16(planes == 2 ? 256 : 1);
    for (long b = 0; b < blocks; b++) {
        __m256i weights = _mm256_loadu_si256((const __m256i *)(unpacked + b * 32));
        __m256i magnitudes = _mm256_abs_epi8(weights);
        __m256 scale = scale_length(type) == 16
            ? _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_set1_ps(d[2 * b])), _mm_set1_ps(d[2 * b + 1]), 1)
            : _mm256_set1_ps(d[b]);
        for (int c = 0; c < count; c++) {
            long at = (column + c) * planes * blocks + b, last = at + (planes - 1) * blocks;
            __m256i dot = _mm256_madd_epi16(pairs_of(magnitudes, weights, x->q + at * 32), first_unit);
            if (planes == 2)
                dot = _mm256_add_epi32(
                    dot, _mm256_madd_epi16(pairs_of(magnitudes, weights, x->q + last * 32), ones));
            __m256 scales = _mm256_mul_ps(scale, _mm256_set1_ps(x->d[last]));
            sums[c] = _mm256_fmadd_ps(_mm256_cvtepi32_ps(dot), scales, sums[c]);
            if (has_minima(type)) offsets[c] += offset_of(type, planes, x, at, last, b, m);
        }
    }
    for (int c = 0; c < count; c++) y[(column + c) * ldy] = sum_of_eight(sums[c]) - offsets[c];
}

#include "rows-blocks.h"

#pragma clang attribute pop

const ek_kernels *ek_avx2_kernels(void) {
    static const ek_kernels kernels = {
        .name = "avx2",
#define ENTRY(type, label) [type] = matmul_##label##_avx2,
        .matvec = {matvec_f32_avx2, matvec_f16_avx2, matvec_bf16_avx2, EK_BLOCK_TYPES(ENTRY)},
        .matmul = {matmul_f32_avx2, matmul_f16_avx2, matmul_bf16_avx2, EK_BLOCK_TYPES(ENTRY)},
#undef ENTRY
        .quantize = quantize_avx2,
        .rms_norm = rms_norm_avx2,
        .swiglu = swiglu_avx2,
        .geglu = geglu_avx2,
        .soft_cap = soft_cap_avx2,
        .scale = scale_avx2,
        .add = add_avx2,
        .rope = rope_avx2,
        .store = store_avx2,
        .attend = attend_avx2,
        .read = read_avx2,
    };
    return &kernels;
}
#endif
