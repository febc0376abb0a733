// Block layouts of the quantised weight types, as ggml defines them (ggml-common.h), and the small floats in them.
// Little-endian; blocks have no alignment.
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "kernels.h"

#define INLINE static inline __attribute__((always_inline))

/// Every block type: number and label. The kernels define one function of each kind per type.
#define EK_BLOCK_TYPES(X)                                                                                             \
    X(EK_Q4_0, q4_0)                                                                                                  \
    X(EK_Q4_1, q4_1)                                                                                                  \
    X(EK_Q5_0, q5_0)                                                                                                  \
    X(EK_Q5_1, q5_1)                                                                                                  \
    X(EK_Q8_0, q8_0)                                                                                                  \
    X(EK_Q2_K, q2_k)                                                                                                  \
    X(EK_Q3_K, q3_k)                                                                                                  \
    X(EK_Q4_K, q4_k)                                                                                                  \
    X(EK_Q5_K, q5_k)                                                                                                  \
    X(EK_Q6_K, q6_k)                                                                                                  \
    X(EK_IQ4_NL, iq4_nl)                                                                                              \
    X(EK_IQ4_XS, iq4_xs)                                                                                              \
    X(EK_MXFP4, mxfp4)                                                                                                \
    X(EK_AFFINE8, affine8)

// In blocks of 32, low nibbles hold values 0–15 and high nibbles 16–31.

typedef struct {
    uint16_t d;     // half: scale
    uint8_t q[16];  // value = d · (nibble − 8)
} __attribute__((packed)) block_q4_0;

typedef struct {
    uint16_t d;     // half: scale
    uint16_t m;     // half: offset
    uint8_t q[16];  // value = d · nibble + m
} __attribute__((packed)) block_q4_1;

typedef struct {
    uint16_t d;     // half: scale
    uint8_t qh[4];  // fifth bits of the 32 values
    uint8_t q[16];  // value = d · (five bits − 16)
} __attribute__((packed)) block_q5_0;

typedef struct {
    uint16_t d;     // half: scale
    uint16_t m;     // half: offset
    uint8_t qh[4];  // fifth bits of the 32 values
    uint8_t q[16];  // value = d · five bits + m
} __attribute__((packed)) block_q5_1;

typedef struct {
    uint16_t d;    // half: scale
    int8_t q[32];  // value = d · q
} __attribute__((packed)) block_q8_0;

typedef struct {
    uint8_t scales[16];  // one for 16 values: scale in the low nibble, minimum in the high one
    uint8_t q[64];       // value = d · scale · two bits − dmin · minimum; 32 bytes hold 128 values, low bits first
    uint16_t d;          // half: scale of the scales
    uint16_t dmin;       // half: scale of the minima
} __attribute__((packed)) block_q2_k;

typedef struct {
    uint8_t high[32];    // third bits: bit b of byte i belongs to value 32 · b + i
    uint8_t q[64];       // low two bits, laid out as in Q2_K
    uint8_t scales[12];  // sixteen 6-bit scales
    uint16_t d;          // half; value = d · (scale − 32) · (three bits − 4)
} __attribute__((packed)) block_q3_k;

typedef struct {
    uint16_t d;          // half: scale of the scales
    uint16_t dmin;       // half: scale of the minima
    uint8_t scales[12];  // eight 6-bit scales and eight 6-bit minima, one pair for 32 values
    uint8_t q[128];      // value = d · scale · nibble − dmin · minimum; each 32 bytes hold 64 values, low nibbles first
} __attribute__((packed)) block_q4_k;

typedef struct {
    uint16_t d;          // half: scale of the scales
    uint16_t dmin;       // half: scale of the minima
    uint8_t scales[12];  // as in Q4_K
    uint8_t high[32];    // fifth bits: bit b of byte i belongs to value 32 · b + i
    uint8_t q[128];      // low four bits, laid out as in Q4_K
} __attribute__((packed)) block_q5_k;

typedef struct {
    uint8_t ql[128];    // low four bits
    uint8_t qh[64];     // high two bits
    int8_t scales[16];  // one for 16 values
    uint16_t d;         // half; value = d · scale · (q − 32)
} __attribute__((packed)) block_q6_k;

typedef struct {
    uint16_t d;     // half: scale
    uint8_t q[16];  // value = d · iq4_values[nibble]
} __attribute__((packed)) block_iq4_nl;

typedef struct {
    uint16_t d;            // half: scale of the scales
    uint16_t scales_high;  // upper two bits of eight scales, one for 32 values
    uint8_t scales_low[4]; // lower four bits
    uint8_t q[128];        // value = d · (scale − 32) · iq4_values[nibble]
} __attribute__((packed)) block_iq4_xs;

typedef struct {
    uint8_t e;      // exponent: scale 2^(e − 128)
    uint8_t q[16];  // value = scale · mxfp4_values[nibble]
} __attribute__((packed)) block_mxfp4;

typedef struct {
    float d;        // scale
    float m;        // offset
    uint8_t q[32];  // value = d · q + m
} __attribute__((packed)) block_affine8;  // in no file: MLX's affine eight-bit quantisation is converted to it

_Static_assert(sizeof(block_q2_k) == 84 && sizeof(block_q3_k) == 110 && sizeof(block_q4_k) == 144, "as in files");
_Static_assert(sizeof(block_q5_k) == 176 && sizeof(block_q6_k) == 210 && sizeof(block_iq4_xs) == 136, "as in files");

/// The value table of IQ4_NL and IQ4_XS, denser around zero.
static const int8_t iq4_values[16] = {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113};

/// Twice the values of MXFP4, four-bit floats ("OCP Microscaling Formats", 2023).
static const int8_t mxfp4_values[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

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

/// IEEE half to float. Subnormals are exact because the last step is a multiplication.
INLINE float float_from_half(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16, rest = (uint32_t)(half & 0x7fff) << 13;
    float magnitude = float_from_bits(rest) * 0x1p112f;
    if ((half & 0x7c00) == 0x7c00) magnitude = float_from_bits(rest | 0x7f800000);
    return float_from_bits(bits_of_float(magnitude) | sign);
}

/// Float to IEEE half, rounded to nearest, ties to even; infinite beyond the range.
INLINE uint16_t half_from_float(float value) {
    uint32_t bits = bits_of_float(value), sign = bits >> 16 & 0x8000;
    bits &= 0x7fffffff;
    if (bits > 0x7f800000) return (uint16_t)(sign | 0x7e00);
    if (bits >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (bits < 0x38800000) return (uint16_t)(sign | bits_of_float(float_from_bits(bits) + 0.5f) - 0x3f000000);
    return (uint16_t)(sign | (bits - 0x38000000 + 0xfff + (bits >> 13 & 1)) >> 13);
}

/// The scale of an MXFP4 block, 2^(e − 128), which is subnormal for 0 and 1.
INLINE float float_from_exponent(uint8_t e) {
    return float_from_bits(e < 2 ? 0x00200000u << e : (uint32_t)(e - 1) << 23);
}

INLINE float float_from_bfloat(uint16_t value) { return float_from_bits((uint32_t)value << 16); }

/// One value of a row of floats.
INLINE float float_at(ek_type type, const uint8_t *row, long i) {
    switch (type) {
    case EK_F32: return ((const float *)row)[i];
    case EK_F16: return float_from_half(((const uint16_t *)row)[i]);
    default: return float_from_bfloat(((const uint16_t *)row)[i]);
    }
}

/// The first position that a token at `position` attends to.
INLINE long first_seen(const ek_attention *a, long position) {
    return a->window > 0 && position >= a->window ? position - a->window + 1 : 0;
}

/// Constants of the tanh approximation of GELU (Hendrycks, Gimpel 2016).
#define GELU_SCALE 0.7978845608028654f
#define GELU_CUBE 0.044715f

/// A cache block of one key-value head: 32 positions, as halves or bytes.
typedef struct {
    void *keys;                  // [head_dim][32]
    void *values;                // [32][head_dim]
    uint16_t *scales_of_keys;    // [32], for bytes
    uint16_t *scales_of_values;  // [32], for bytes
} cache_block;

INLINE cache_block block_at(const ek_attention *a, long kv_head, long block) {
    long number = kv_head * a->chunk_blocks + block % a->chunk_blocks, values = EK_CACHE_BLOCK * a->head_dim;
    long size = values * (a->type == EK_CACHE_Q8 ? 1 : 2);
    uint8_t *start = a->chunks[block / a->chunk_blocks] + a->layer_offset
        + number * ek_cache_block_bytes(a->type, a->head_dim);
    uint16_t *scales = (uint16_t *)(start + 2 * size);
    return (cache_block){start, start + size, scales, scales + EK_CACHE_BLOCK};
}

/// The stored scale that maps the largest of `n` values to 127; 0 if all are zero.
INLINE uint16_t byte_scale(const float *x, long n) {
    float largest = 0;
    for (long i = 0; i < n; i++) largest = fmaxf(largest, fabsf(x[i]));
    return half_from_float(largest / 127.0f);
}

/// The factor that brings a value into the range of a byte.
INLINE float inverse_of(uint16_t scale) {
    float value = float_from_half(scale);
    return value > 0 ? 1.0f / value : 0;
}

INLINE int8_t byte_of(float value) { return (int8_t)fmaxf(-127.0f, fminf(rintf(value), 127.0f)); }

const ek_kernels *ek_avx2_kernels(void);
const ek_kernels *ek_avx512_kernels(void);
const ek_kernels *ek_neon_kernels(void);
