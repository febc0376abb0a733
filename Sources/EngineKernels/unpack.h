// Unpacks blocks of every quantised type to signed bytes with scales and offsets. All products share this code, except
// the vectorised ones of a single column.
#pragma once
#include "blocks.h"

/// Number of unpacked values that share a scale.
INLINE long scale_length(ek_type type) { return type == EK_Q6_K || type == EK_Q3_K || type == EK_Q2_K ? 16 : 32; }

/// Whether a type has offsets besides scales.
INLINE bool has_minima(ek_type type) {
    return type == EK_Q4_1 || type == EK_Q5_1 || type == EK_Q2_K || type == EK_Q4_K || type == EK_Q5_K
        || type == EK_AFFINE8;
}

/// Minimum number of values per call of `unpack`.
INLINE long unpack_length(ek_type type) {
    switch (type) {
    case EK_Q2_K: case EK_Q3_K: case EK_Q4_K: case EK_Q5_K: case EK_Q6_K: case EK_IQ4_XS: return 256;
    default: return 32;
    }
}

/// The eight scales and eight minima of a Q4_K or Q5_K block, six bits each; the upper two bits of the last four are
/// stored with the first four.
INLINE void unpack_scales_q4_k(const uint8_t packed[12], uint8_t scales[8], uint8_t minima[8]) {
    uint32_t a, b, c, s[2], m[2];
    memcpy(&a, packed, 4);
    memcpy(&b, packed + 4, 4);
    memcpy(&c, packed + 8, 4);
    s[0] = a & 0x3f3f3f3f;
    m[0] = b & 0x3f3f3f3f;
    s[1] = (c & 0x0f0f0f0f) | (a >> 6 & 0x03030303) << 4;
    m[1] = (c >> 4 & 0x0f0f0f0f) | (b >> 6 & 0x03030303) << 4;
    memcpy(scales, s, 8);
    memcpy(minima, m, 8);
}

/// The sixteen scales of a Q3_K block: four low bits in the first eight bytes, two high bits in the last four.
INLINE void unpack_scales_q3_k(const uint8_t packed[12], int8_t scales[16]) {
    for (int i = 0; i < 16; i++) {
        int low = i < 8 ? packed[i] & 15 : packed[i - 8] >> 4;
        scales[i] = (int8_t)((low | (packed[8 + i % 4] >> i / 4 * 2 & 3) << 4) - 32);
    }
}

/// The scale of the values from 32 · b on of an IQ4_XS block.
INLINE int scale_iq4_xs(const block_iq4_xs *block, int b) {
    return ((block->scales_low[b / 2] >> b % 2 * 4 & 15) | (block->scales_high >> 2 * b & 3) << 4) - 32;
}

INLINE void nibbles_of(const uint8_t *packed, int8_t *q) {
    for (int i = 0; i < 16; i++) {
        q[i] = (int8_t)(packed[i] & 15);
        q[16 + i] = (int8_t)(packed[i] >> 4);
    }
}

INLINE void fifth_bits_of(const uint8_t bits[4], int8_t *q) {
    for (int i = 0; i < 32; i++) q[i] |= (int8_t)((bits[i / 8] >> i % 8 & 1) << 4);
}

INLINE void looked_up(const int8_t values[16], int8_t *q) {
    for (int i = 0; i < 32; i++) q[i] = values[q[i]];
}

INLINE void lowered(int8_t *q, int by) {
    for (int i = 0; i < 32; i++) q[i] = (int8_t)(q[i] - by);
}

INLINE void unpack_q4_0(const block_q4_0 *block, int8_t *q, float *d, float *m) {
    (void)m;
    nibbles_of(block->q, q);
    lowered(q, 8);
    *d = float_from_half(block->d);
}

INLINE void unpack_q4_1(const block_q4_1 *block, int8_t *q, float *d, float *m) {
    nibbles_of(block->q, q);
    *d = float_from_half(block->d);
    *m = -float_from_half(block->m);
}

INLINE void unpack_q5_0(const block_q5_0 *block, int8_t *q, float *d, float *m) {
    (void)m;
    nibbles_of(block->q, q);
    fifth_bits_of(block->qh, q);
    lowered(q, 16);
    *d = float_from_half(block->d);
}

INLINE void unpack_q5_1(const block_q5_1 *block, int8_t *q, float *d, float *m) {
    nibbles_of(block->q, q);
    fifth_bits_of(block->qh, q);
    *d = float_from_half(block->d);
    *m = -float_from_half(block->m);
}

INLINE void unpack_q8_0(const block_q8_0 *block, int8_t *q, float *d, float *m) {
    (void)m;
    memcpy(q, block->q, 32);
    *d = float_from_half(block->d);
}

INLINE void unpack_iq4_nl(const block_iq4_nl *block, int8_t *q, float *d, float *m) {
    (void)m;
    nibbles_of(block->q, q);
    looked_up(iq4_values, q);
    *d = float_from_half(block->d);
}

INLINE void unpack_mxfp4(const block_mxfp4 *block, int8_t *q, float *d, float *m) {
    (void)m;
    nibbles_of(block->q, q);
    looked_up(mxfp4_values, q);
    *d = float_from_exponent(block->e);
}

INLINE void unpack_affine8(const block_affine8 *block, int8_t *q, float *d, float *m) {
    for (int i = 0; i < 32; i++) q[i] = (int8_t)(block->q[i] - 128);
    *d = block->d;
    *m = -(block->m + 128 * block->d);
}

INLINE void unpack_q2_k(const block_q2_k *block, int8_t *q, float *d, float *m) {
    float scale = float_from_half(block->d), minimum = float_from_half(block->dmin);
    for (int b = 0; b < 16; b++) {
        d[b] = scale * (float)(block->scales[b] & 15);
        m[b] = minimum * (float)(block->scales[b] >> 4);
    }
    for (int i = 0; i < 256; i++) q[i] = (int8_t)(block->q[i / 128 * 32 + i % 32] >> i % 128 / 32 * 2 & 3);
}

INLINE void unpack_q3_k(const block_q3_k *block, int8_t *q, float *d, float *m) {
    (void)m;
    int8_t scales[16];
    unpack_scales_q3_k(block->scales, scales);
    float scale = float_from_half(block->d);
    for (int b = 0; b < 16; b++) d[b] = scale * scales[b];
    for (int i = 0; i < 256; i++) {
        int low = block->q[i / 128 * 32 + i % 32] >> i % 128 / 32 * 2 & 3;
        q[i] = (int8_t)((low | (block->high[i % 32] >> i / 32 & 1) << 2) - 4);
    }
}

INLINE void unpack_scales(
    const uint8_t packed[12], uint16_t scale_half, uint16_t minimum_half, float *d, float *m) {
    uint8_t scales[8], minima[8];
    unpack_scales_q4_k(packed, scales, minima);
    float scale = float_from_half(scale_half), minimum = float_from_half(minimum_half);
    for (int b = 0; b < 8; b++) {
        d[b] = scale * scales[b];
        m[b] = minimum * minima[b];
    }
}

INLINE void unpack_q4_k(const block_q4_k *block, int8_t *q, float *d, float *m) {
    unpack_scales(block->scales, block->d, block->dmin, d, m);
    for (int c = 0; c < 4; c++) {
        for (int i = 0; i < 32; i++) {
            q[c * 64 + i] = block->q[c * 32 + i] & 15;
            q[c * 64 + 32 + i] = block->q[c * 32 + i] >> 4;
        }
    }
}

INLINE void unpack_q5_k(const block_q5_k *block, int8_t *q, float *d, float *m) {
    unpack_scales(block->scales, block->d, block->dmin, d, m);
    for (int c = 0; c < 4; c++) {
        for (int i = 0; i < 32; i++) {
            int low = block->q[c * 32 + i], high = block->high[i] >> 2 * c;
            q[c * 64 + i] = (int8_t)((low & 15) | (high & 1) << 4);
            q[c * 64 + 32 + i] = (int8_t)(low >> 4 | (high & 2) << 3);
        }
    }
}

INLINE void unpack_q6_k(const block_q6_k *block, int8_t *q, float *d, float *m) {
    (void)m;
    float scale = float_from_half(block->d);
    for (int b = 0; b < 16; b++) d[b] = scale * block->scales[b];
    for (int h = 0; h < 2; h++) {
        const uint8_t *low = block->ql + h * 64, *high = block->qh + h * 32;
        int8_t *out = q + h * 128;
        for (int i = 0; i < 32; i++) {
            out[i] = (int8_t)((low[i] & 15) | (high[i] & 3) << 4) - 32;
            out[i + 32] = (int8_t)((low[i + 32] & 15) | (high[i] >> 2 & 3) << 4) - 32;
            out[i + 64] = (int8_t)(low[i] >> 4 | (high[i] >> 4 & 3) << 4) - 32;
            out[i + 96] = (int8_t)(low[i + 32] >> 4 | (high[i] >> 6 & 3) << 4) - 32;
        }
    }
}

INLINE void unpack_iq4_xs(const block_iq4_xs *block, int8_t *q, float *d, float *m) {
    (void)m;
    float scale = float_from_half(block->d);
    for (int b = 0; b < 8; b++) {
        nibbles_of(block->q + b * 16, q + b * 32);
        looked_up(iq4_values, q + b * 32);
        d[b] = scale * (float)scale_iq4_xs(block, b);
    }
}

/// Unpacks `n` values (a multiple of `unpack_length`, at most 256) of `row` from value `first` on: value = d · q − m,
/// with one d and one m per `scale_length` values. m is written only for types with minima.
INLINE void unpack(
    ek_type type, const uint8_t *restrict row, long first, long n, int8_t *restrict q, float *restrict d,
    float *restrict m) {
    const long length = unpack_length(type), scales = length / scale_length(type);
    switch (type) {
#define UNPACK(number, label)                                                                                         \
    case number:                                                                                                      \
        for (long b = 0; b < n / length; b++)                                                                         \
            unpack_##label((const block_##label *)row + first / length + b, q + b * length, d + b * scales,           \
                           m + b * scales);                                                                           \
        break;
        EK_BLOCK_TYPES(UNPACK)
#undef UNPACK
    default: break;
    }
}

/// The part of a product that the minima of 32 values subtract; `first` and `last` are the column's planes.
INLINE float offset_of(
    ek_type type, int planes, const ek_activations *x, long first, long last, long block, const float *m) {
    if (scale_length(type) == 32) return m[block] * (planes == 2 ? x->s[first] + x->s[last] : x->s[first]);
    float offset = 0;
    for (int p = 0; p < planes; p++) {
        long at = p == 0 ? first : last;
        float sums = m[2 * block] * (float)x->c16[2 * at] + m[2 * block + 1] * (float)x->c16[2 * at + 1];
        offset -= x->d[at] / 128 * sums;
    }
    return offset;
}
