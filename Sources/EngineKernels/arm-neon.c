// Kernels for 64-bit ARM with byte dot products (Apple's M1 and later, Cortex-A76 and later). Compiled for ARM but
// never run there, for lack of a machine.
#if defined(__aarch64__)
#include <arm_neon.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif

#include "unpack.h"

#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

#include "lanes.h"
#define NAME(x) x##_neon
#define SCORE_ROWS 2
#define VALUE_ROWS 1
#define FLOAT_COLUMNS 4
#include "lanes-attention.h"
#include "lanes-floats.h"
#include "lanes-vectors.h"

/// Adds the dot product of sixteen values to `sum`; with two planes, 256 times the first plane's plus the second's.
INLINE int32x4_t dot_16(const int planes, int32x4_t sum, int8x16_t weights, const int8_t *q, long k) {
    int32x4_t first = vdotq_s32(vdupq_n_s32(0), weights, vld1q_s8(q));
    if (planes == 1) return vaddq_s32(sum, first);
    return vdotq_s32(vaddq_s32(sum, vshlq_n_s32(first, 8)), weights, vld1q_s8(q + k));
}

/// Dot products of one row's unpacked values with `count` columns. The two planes of a column are combined as integers,
/// in units of the second plane's scale.
INLINE void NAME(dot_columns)(
    const ek_type type, const int count, const int planes, long k, const ek_activations *x, long column, float *y,
    long ldy, const int8_t *unpacked, const float *d, const float *m) {
    long blocks = k / 32;
    float32x4_t sums[4];
    float offsets[4] = {0};
    const int32x4_t zero = vdupq_n_s32(0);
    for (int c = 0; c < count; c++) sums[c] = vdupq_n_f32(0);
    for (long b = 0; b < blocks; b++) {
        int8x16_t low = vld1q_s8(unpacked + b * 32), high = vld1q_s8(unpacked + b * 32 + 16);
        for (int c = 0; c < count; c++) {
            long at = (column + c) * planes * blocks + b, last = at + (planes - 1) * blocks;
            const int8_t *values = x->q + at * 32;
            int32x4_t first = dot_16(planes, zero, low, values, k);
            if (scale_length(type) == 16) {
                int32x4_t second = dot_16(planes, zero, high, values + 16, k);
                sums[c] = vfmaq_n_f32(sums[c], vcvtq_f32_s32(first), d[2 * b] * x->d[last]);
                sums[c] = vfmaq_n_f32(sums[c], vcvtq_f32_s32(second), d[2 * b + 1] * x->d[last]);
            } else {
                int32x4_t dot = dot_16(planes, first, high, values + 16, k);
                sums[c] = vfmaq_n_f32(sums[c], vcvtq_f32_s32(dot), d[b] * x->d[last]);
            }
            if (has_minima(type)) offsets[c] += offset_of(type, planes, x, at, last, b, m);
        }
    }
    for (int c = 0; c < count; c++) y[(column + c) * ldy] = vaddvq_f32(sums[c]) - offsets[c];
}

#include "rows-blocks.h"

#pragma clang attribute pop

const ek_kernels *ek_neon_kernels(void) {
    static const ek_kernels kernels = {
        .name = "neon",
#define ENTRY(type, label) [type] = matmul_##label##_neon,
        .matvec = {matvec_f32_neon, matvec_f16_neon, matvec_bf16_neon, EK_BLOCK_TYPES(ENTRY)},
        .matmul = {matmul_f32_neon, matmul_f16_neon, matmul_bf16_neon, EK_BLOCK_TYPES(ENTRY)},
#undef ENTRY
        .quantize = quantize_neon,
        .rms_norm = rms_norm_neon,
        .swiglu = swiglu_neon,
        .geglu = geglu_neon,
        .soft_cap = soft_cap_neon,
        .scale = scale_neon,
        .add = add_neon,
        .rope = rope_neon,
        .store = store_neon,
        .attend = attend_neon,
        .read = read_neon,
    };
#if defined(__linux__)
    if (!(getauxval(AT_HWCAP) & HWCAP_ASIMDDP)) return 0;
#endif
    return &kernels;
}
#endif
