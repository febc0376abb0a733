// Rows of the less common blocks times one column, 256 values at a time. Each type loads them as four registers of
// unsigned bytes, with scales d and offsets m (value = d · byte − m); the rest is the same for all.
#if defined(__x86_64__)
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

#include "x86-avx512-dots.h"

/// A 16-bit field of eight consecutive blocks.
#define EIGHT(p, field)                                                                                               \
    _mm_set_epi16(                                                                                                    \
        (short)(p)[7].field, (short)(p)[6].field, (short)(p)[5].field, (short)(p)[4].field, (short)(p)[3].field,      \
        (short)(p)[2].field, (short)(p)[1].field, (short)(p)[0].field)
#define EIGHT_HALVES(p, field) _mm256_cvtph_ps(EIGHT(p, field))

INLINE __m256 times(__m256 values, float factor) { return _mm256_mul_ps(values, _mm256_set1_ps(factor)); }

INLINE __m256 minus(__m256 values) { return _mm256_sub_ps(_mm256_setzero_ps(), values); }

/// The nibbles of two runs of 16 bytes, in the order of values.
INLINE __m512i nibbles(const uint8_t *first, const uint8_t *second) {
    __m256i packed = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first)), _mm_loadu_si128((const __m128i *)second), 1);
    const __m512i order = _mm512_set_epi64(3, 2, 3, 2, 1, 0, 1, 0);
    const __m512i shift = _mm512_set_epi64(4, 4, 0, 0, 4, 4, 0, 0);
    __m512i both = _mm512_permutexvar_epi64(order, _mm512_castsi256_si512(packed));
    return _mm512_and_si512(_mm512_srlv_epi64(both, shift), _mm512_set1_epi8(15));
}

/// Adds the fifth bits of two runs of 32 values, bit i to value i.
INLINE __m512i with_fifth_bits(__m512i values, const uint8_t first[4], const uint8_t second[4]) {
    uint32_t low, high;
    memcpy(&low, first, 4);
    memcpy(&high, second, 4);
    __mmask64 bits = (uint64_t)high << 32 | low;
    return _mm512_mask_add_epi8(values, bits, values, _mm512_set1_epi8(16));
}

/// Looks up values in a table, made unsigned by adding 128.
INLINE __m512i looked_up_from(const int8_t table[16], __m512i indices) {
    __m512i values = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)table));
    return _mm512_xor_si512(_mm512_shuffle_epi8(values, indices), _mm512_set1_epi8((char)0x80));
}

// MARK: One scale for 32 values

INLINE void load_q4_1(const block_q4_1 *p, __m512i *q, __m256 *d, __m256 *m) {
    for (int c = 0; c < 4; c++) q[c] = nibbles(p[2 * c].q, p[2 * c + 1].q);
    *d = EIGHT_HALVES(p, d);
    *m = minus(EIGHT_HALVES(p, m));
}

INLINE void load_q5_0(const block_q5_0 *p, __m512i *q, __m256 *d, __m256 *m) {
    for (int c = 0; c < 4; c++)
        q[c] = with_fifth_bits(nibbles(p[2 * c].q, p[2 * c + 1].q), p[2 * c].qh, p[2 * c + 1].qh);
    *d = EIGHT_HALVES(p, d);
    *m = times(*d, 16);
}

INLINE void load_q5_1(const block_q5_1 *p, __m512i *q, __m256 *d, __m256 *m) {
    for (int c = 0; c < 4; c++)
        q[c] = with_fifth_bits(nibbles(p[2 * c].q, p[2 * c + 1].q), p[2 * c].qh, p[2 * c + 1].qh);
    *d = EIGHT_HALVES(p, d);
    *m = minus(EIGHT_HALVES(p, m));
}

INLINE void load_iq4_nl(const block_iq4_nl *p, __m512i *q, __m256 *d, __m256 *m) {
    for (int c = 0; c < 4; c++) q[c] = looked_up_from(iq4_values, nibbles(p[2 * c].q, p[2 * c + 1].q));
    *d = EIGHT_HALVES(p, d);
    *m = times(*d, 128);
}

INLINE void load_mxfp4(const block_mxfp4 *p, __m512i *q, __m256 *d, __m256 *m) {
    float scales[8];
    for (int b = 0; b < 8; b++) scales[b] = float_from_exponent(p[b].e);
    for (int c = 0; c < 4; c++) q[c] = looked_up_from(mxfp4_values, nibbles(p[2 * c].q, p[2 * c + 1].q));
    *d = _mm256_loadu_ps(scales);
    *m = times(*d, 128);
}

INLINE void load_affine8(const block_affine8 *p, __m512i *q, __m256 *d, __m256 *m) {
    for (int c = 0; c < 4; c++) q[c] = two_halves(bytes(p[2 * c].q), bytes(p[2 * c + 1].q));
    *d = _mm256_set_ps(p[7].d, p[6].d, p[5].d, p[4].d, p[3].d, p[2].d, p[1].d, p[0].d);
    *m = minus(_mm256_set_ps(p[7].m, p[6].m, p[5].m, p[4].m, p[3].m, p[2].m, p[1].m, p[0].m));
}

INLINE void load_q5_k(const block_q5_k *p, __m512i *q, __m256 *d, __m256 *m) {
    uint8_t scales[8], minima[8];
    unpack_scales_q4_k(p->scales, scales, minima);
    *d = times(_mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)scales))), half(p->d));
    *m = times(_mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)minima))), half(p->dmin));
    __m256i high = bytes(p->high);
    for (int c = 0; c < 4; c++) {
        __m256i packed = bytes(p->q + c * 32);
        __m512i low = _mm512_and_si512(two_halves(packed, _mm256_srli_epi16(packed, 4)), _mm512_set1_epi8(15));
        __mmask64 bits = (uint64_t)_mm256_test_epi8_mask(high, _mm256_set1_epi8((char)(2 << 2 * c))) << 32
            | _mm256_test_epi8_mask(high, _mm256_set1_epi8((char)(1 << 2 * c)));
        q[c] = _mm512_mask_add_epi8(low, bits, low, _mm512_set1_epi8(16));
    }
}

INLINE void load_iq4_xs(const block_iq4_xs *p, __m512i *q, __m256 *d, __m256 *m) {
    float scales[8];
    for (int b = 0; b < 8; b++) scales[b] = (float)scale_iq4_xs(p, b);
    for (int c = 0; c < 4; c++) q[c] = looked_up_from(iq4_values, nibbles(p->q + c * 32, p->q + c * 32 + 16));
    *d = times(_mm256_loadu_ps(scales), half(p->d));
    *m = times(*d, 128);
}

#define DOT_UNITS(label)                                                                                              \
    INLINE void dot_##label(                                                                                          \
        const int count, const uint8_t *row, long row_bytes, long blocks, const ek_activations *x, float *y) {        \
        const long blocks_at_once = unpack_length_##label == 256 ? 1 : 8;                                             \
        __m512 sums[ROWS];                                                                                            \
        __m256 offsets[ROWS];                                                                                         \
        for (int r = 0; r < count; r++) sums[r] = _mm512_setzero_ps(), offsets[r] = _mm256_setzero_ps();              \
        for (long b = 0; b < blocks / 8; b++) {                                                                       \
            __m256 xd = _mm256_loadu_ps(x->d + blocks + b * 8), xs = sums_of(x->s + b * 8, blocks);                   \
            for (int r = 0; r < count; r++) {                                                                         \
                const block_##label *p = (const block_##label *)(row + r * row_bytes) + b * blocks_at_once;           \
                fetch_ahead(p, (long)sizeof *p * blocks_at_once, count * row_bytes);                                  \
                __m512i q[4];                                                                                         \
                __m256 d, m;                                                                                          \
                load_##label(p, q, &d, &m);                                                                           \
                offsets[r] = _mm256_fmadd_ps(m, xs, offsets[r]);                                                      \
                d = _mm256_mul_ps(d, xd);                                                                             \
                for (int c = 0; c < 4; c++) {                                                                         \
                    __m512i dot = dot_64(q[c], x->q + b * 256 + c * 64, x->k);                                        \
                    sums[r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), pair(d, c), sums[r]);                          \
                }                                                                                                     \
            }                                                                                                         \
        }                                                                                                             \
        for (int r = 0; r < count; r++) {                                                                             \
            y[r] = _mm512_reduce_add_ps(_mm512_sub_ps(sums[r], _mm512_zextps256_ps512(offsets[r])));                  \
            for (long b = blocks / 8 * 8; b < blocks; b++)                                                            \
                y[r] += dot_block_##label((const block_##label *)(row + r * row_bytes), b, blocks, x);                \
        }                                                                                                             \
    }

/// One block of 32 values, for rows that do not end with a full 256.
#define DOT_BLOCK(label)                                                                                              \
    enum { unpack_length_##label = 32 };                                                                              \
    static float dot_block_##label(const block_##label *row, long b, long blocks, const ek_activations *x) {          \
        int8_t q[32];                                                                                                 \
        float d, m = 0, sum = 0;                                                                                      \
        unpack_##label(row + b, q, &d, &m);                                                                           \
        for (long plane = 0; plane < 2; plane++) {                                                                    \
            int32_t dot = 0;                                                                                          \
            for (int i = 0; i < 32; i++) dot += q[i] * x->q[plane * x->k + b * 32 + i];                               \
            sum += d * x->d[plane * blocks + b] * (float)dot - m * x->s[plane * blocks + b];                          \
        }                                                                                                             \
        return sum;                                                                                                   \
    }

/// With blocks of 256 values, nothing is left over.
#define NO_BLOCK(label)                                                                                               \
    enum { unpack_length_##label = 256 };                                                                             \
    INLINE float dot_block_##label(const block_##label *row, long b, long blocks, const ek_activations *x) {          \
        (void)row, (void)b, (void)blocks, (void)x;                                                                    \
        return 0;                                                                                                     \
    }

#define BLOCKS_OF_32(label) DOT_BLOCK(label) DOT_UNITS(label) MATVEC(label)
#define BLOCKS_OF_256(label) NO_BLOCK(label) DOT_UNITS(label) MATVEC(label)
BLOCKS_OF_32(q4_1)
BLOCKS_OF_32(q5_0)
BLOCKS_OF_32(q5_1)
BLOCKS_OF_32(iq4_nl)
BLOCKS_OF_32(mxfp4)
BLOCKS_OF_32(affine8)
BLOCKS_OF_256(q5_k)
BLOCKS_OF_256(iq4_xs)

// MARK: One scale for 16 values

/// Two bits of each of 32 bytes, then the next two bits of each, in the order of values.
INLINE __m512i two_bits(__m256i packed, int shift) {
    __m512i both = two_halves(_mm256_srli_epi16(packed, shift), _mm256_srli_epi16(packed, shift + 2));
    return _mm512_and_si512(both, _mm512_set1_epi8(3));
}

INLINE void load_q2_k(const block_q2_k *p, __m512i *q, __m512 *d, __m512 *m) {
    __m128i scales = _mm_loadu_si128((const __m128i *)p->scales);
    __m512i low = _mm512_cvtepu8_epi32(_mm_and_si128(scales, _mm_set1_epi8(15)));
    __m512i high = _mm512_cvtepu8_epi32(_mm_and_si128(_mm_srli_epi16(scales, 4), _mm_set1_epi8(15)));
    *d = _mm512_mul_ps(_mm512_cvtepi32_ps(low), _mm512_set1_ps(half(p->d)));
    *m = _mm512_mul_ps(_mm512_cvtepi32_ps(high), _mm512_set1_ps(half(p->dmin)));
    for (int c = 0; c < 4; c++) q[c] = two_bits(bytes(p->q + c / 2 * 32), c % 2 * 4);
}

INLINE void load_q3_k(const block_q3_k *p, __m512i *q, __m512 *d, __m512 *m) {
    int8_t scales[16];
    unpack_scales_q3_k(p->scales, scales);
    __m512i wide = _mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i *)scales));
    *d = _mm512_mul_ps(_mm512_cvtepi32_ps(wide), _mm512_set1_ps(half(p->d)));
    *m = _mm512_mul_ps(*d, _mm512_set1_ps(4));
    __m256i high = bytes(p->high);
    for (int c = 0; c < 4; c++) {
        __m512i low = two_bits(bytes(p->q + c / 2 * 32), c % 2 * 4);
        __mmask64 bits = (uint64_t)_mm256_test_epi8_mask(high, _mm256_set1_epi8((char)(2 << 2 * c))) << 32
            | _mm256_test_epi8_mask(high, _mm256_set1_epi8((char)(1 << 2 * c)));
        q[c] = _mm512_mask_add_epi8(low, bits, low, _mm512_set1_epi8(4));
    }
}

/// The minima are subtracted by way of the column's sums of 16 values, times −128.
#define DOT_SIXTEENS(label)                                                                                           \
    INLINE void dot_##label(                                                                                          \
        const int count, const uint8_t *row, long row_bytes, long blocks, const ek_activations *x, float *y) {        \
        __m512 sums[ROWS];                                                                                            \
        for (int r = 0; r < count; r++) sums[r] = _mm512_setzero_ps();                                                \
        const __m512i pairs = _mm512_set_epi32(7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);                       \
        const __m512i fours = _mm512_set_epi32(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0);                       \
        for (long b = 0; b < blocks / 8; b++) {                                                                       \
            __m512 xd = _mm512_castps256_ps512(_mm256_loadu_ps(x->d + blocks + b * 8));                               \
            xd = _mm512_permutexvar_ps(pairs, xd);                                                                    \
            const int32_t *c16 = x->c16 + b * 16;                                                                     \
            __m512i corrections = _mm512_add_epi32(                                                                   \
                _mm512_slli_epi32(_mm512_loadu_si512(c16), 8), _mm512_loadu_si512(c16 + blocks * 2));                 \
            __m512 offset = _mm512_mul_ps(_mm512_cvtepi32_ps(corrections), _mm512_set1_ps(1.0f / 128));               \
            for (int r = 0; r < count; r++) {                                                                         \
                const block_##label *p = (const block_##label *)(row + r * row_bytes) + b;                            \
                fetch_ahead(p, sizeof *p, count * row_bytes);                                                         \
                __m512i q[4];                                                                                         \
                __m512 d, m;                                                                                          \
                load_##label(p, q, &d, &m);                                                                           \
                sums[r] = _mm512_fmadd_ps(_mm512_mul_ps(m, xd), offset, sums[r]);                                     \
                d = _mm512_mul_ps(d, xd);                                                                             \
                for (int c = 0; c < 4; c++) {                                                                         \
                    __m512i dot = dot_64(q[c], x->q + b * 256 + c * 64, x->k);                                        \
                    __m512i index = _mm512_add_epi32(fours, _mm512_set1_epi32(c * 4));                                \
                    sums[r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), _mm512_permutexvar_ps(index, d), sums[r]);     \
                }                                                                                                     \
            }                                                                                                         \
        }                                                                                                             \
        for (int r = 0; r < count; r++) y[r] = _mm512_reduce_add_ps(sums[r]);                                         \
    }                                                                                                                 \
    MATVEC(label)
DOT_SIXTEENS(q2_k)
DOT_SIXTEENS(q3_k)

#pragma clang attribute pop
#endif
