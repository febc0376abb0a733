// Block layouts of the quantised weight types, as ggml defines them (ggml-common.h), and how a row of each becomes
// signed bytes with scales. Little-endian; blocks have no alignment.
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "kernels.h"

#define INLINE static inline __attribute__((always_inline))

typedef struct {
    uint16_t d;     // half: scale
    int8_t q[32];   // value = d · q
} __attribute__((packed)) block_q8_0;

typedef struct {
    uint16_t d;     // half: scale
    uint8_t q[16];  // value = d · (nibble − 8); low nibbles hold values 0–15, high ones 16–31
} __attribute__((packed)) block_q4_0;

typedef struct {
    uint16_t d;          // half: scale of the scales
    uint16_t dmin;       // half: scale of the minima
    uint8_t scales[12];  // eight 6-bit scales and eight 6-bit minima, one pair for 32 values
    uint8_t q[128];      // value = d · scale · nibble − dmin · minimum; each 32 bytes hold 64 values, low nibbles first
} __attribute__((packed)) block_q4_k;

typedef struct {
    uint8_t ql[128];    // low four bits
    uint8_t qh[64];     // high two bits
    int8_t scales[16];  // one for 16 values
    uint16_t d;         // half; value = d · scale · (q − 32)
} __attribute__((packed)) block_q6_k;

_Static_assert(sizeof(block_q8_0) == 34, "Q8_0 has 34 bytes");
_Static_assert(sizeof(block_q4_0) == 18, "Q4_0 has 18 bytes");
_Static_assert(sizeof(block_q4_k) == 144, "Q4_K has 144 bytes");
_Static_assert(sizeof(block_q6_k) == 210, "Q6_K has 210 bytes");

INLINE float float_from_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

INLINE uint32_t bits_of_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

/// IEEE half to float. Subnormals come out right because the last step is a multiplication.
INLINE float float_from_half(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, rest = (uint32_t)(half & 0x7fff) << 13;
    float magnitude = float_from_bits(rest) * 0x1p112f;
    if ((half & 0x7c00) == 0x7c00) magnitude = float_from_bits(rest | 0x7f800000);
    return float_from_bits(bits_of_float(magnitude) | sign);
}

/// Float to IEEE half, to nearest, ties to even; beyond the range infinite.
INLINE uint16_t half_from_float(float value) {
    uint32_t bits = bits_of_float(value), sign = bits >> 16 & 0x8000;
    bits &= 0x7fffffff;
    if (bits > 0x7f800000) return (uint16_t)(sign | 0x7e00);
    if (bits >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (bits < 0x38800000) return (uint16_t)(sign | bits_of_float(float_from_bits(bits) + 0.5f) - 0x3f000000);
    return (uint16_t)(sign | (bits - 0x38000000 + 0xfff + (bits >> 13 & 1)) >> 13);
}

INLINE float float_from_bfloat(uint16_t value) { return float_from_bits((uint32_t)value << 16); }

/// The eight scales and eight minima of a Q4_K block: six bits each, the last four's upper two bits kept with the first.
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

/// Values that share a scale once unpacked.
INLINE long scale_length(ek_type type) { return type == EK_Q6_K ? 16 : 32; }

/// Unpacks `n` values (a multiple of the block length, at most 256) of `row` from value `first` on:
/// value = d · q − m, with one d and m for `scale_length` values. m is written for Q4_K alone.
INLINE void unpack(
    ek_type type, const uint8_t *restrict row, long first, long n, int8_t *restrict q, float *restrict d,
    float *restrict m) {
    switch (type) {
    case EK_Q8_0: {
        const block_q8_0 *blocks = (const block_q8_0 *)row + first / 32;
        for (long b = 0; b < n / 32; b++) {
            memcpy(q + b * 32, blocks[b].q, 32);
            d[b] = float_from_half(blocks[b].d);
        }
        break;
    }
    case EK_Q4_0: {
        const block_q4_0 *blocks = (const block_q4_0 *)row + first / 32;
        for (long b = 0; b < n / 32; b++) {
            for (int i = 0; i < 16; i++) {
                q[b * 32 + i] = (int8_t)((blocks[b].q[i] & 15) - 8);
                q[b * 32 + 16 + i] = (int8_t)((blocks[b].q[i] >> 4) - 8);
            }
            d[b] = float_from_half(blocks[b].d);
        }
        break;
    }
    case EK_Q4_K: {
        const block_q4_k *block = (const block_q4_k *)row + first / 256;
        uint8_t scales[8], minima[8];
        unpack_scales_q4_k(block->scales, scales, minima);
        float scale = float_from_half(block->d), minimum = float_from_half(block->dmin);
        for (int b = 0; b < 8; b++) {
            d[b] = scale * scales[b];
            m[b] = minimum * minima[b];
        }
        for (int c = 0; c < 4; c++) {
            for (int i = 0; i < 32; i++) {
                q[c * 64 + i] = block->q[c * 32 + i] & 15;
                q[c * 64 + 32 + i] = block->q[c * 32 + i] >> 4;
            }
        }
        break;
    }
    case EK_Q6_K: {
        const block_q6_k *block = (const block_q6_k *)row + first / 256;
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
        break;
    }
    default: break;
    }
}

/// One value of a row of floats.
INLINE float float_at(ek_type type, const uint8_t *row, long i) {
    switch (type) {
    case EK_F32: return ((const float *)row)[i];
    case EK_F16: return float_from_half(((const uint16_t *)row)[i]);
    default: return float_from_bfloat(((const uint16_t *)row)[i]);
    }
}

/// The cache block of a position, for one key-value head.
INLINE uint16_t *cache_block(const ek_attention *a, long kv_head, long block) {
    long size = 2 * EK_CACHE_BLOCK * a->head_dim;
    return a->chunks[block / a->chunk_blocks] + a->layer_offset
        + (kv_head * a->chunk_blocks + block % a->chunk_blocks) * size;
}

const ek_kernels *ek_avx2_kernels(void);
const ek_kernels *ek_avx512_kernels(void);
const ek_kernels *ek_neon_kernels(void);
