// Rows of blocks times one column, straight from the file's layout: what generation does for each token. It should be
// limited by memory, so several rows are read at once, with prefetches, and every scale is applied once per 64 values.
//
// The byte dot product of VNNI needs one unsigned side. Q8_0 becomes unsigned by adding 128, which is subtracted again
// by way of the column's sums; 4- and 6-bit weights are unsigned as stored.
//
// The column's two planes are combined as integers: 256 times the first product, plus the second, times the second
// plane's scale.
#if defined(__x86_64__)
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

#include "x86-avx512-dots.h"

/// Dot product of 32 weights with both planes of the column, summed over all lanes.
INLINE int32_t dot_32(__m256i weights, const int8_t *q, long k) {
    __m256i first = _mm256_dpbusd_epi32(_mm256_setzero_si256(), weights, bytes(q));
    __m256i both = _mm256_dpbusd_epi32(_mm256_slli_epi32(first, 8), weights, bytes(q + k));
    return _mm512_reduce_add_epi32(_mm512_zextsi256_si512(both));
}

/// The 64 values of two blocks as unsigned bytes.
INLINE __m512i two_q8_0(const block_q8_0 *block) {
    return _mm512_xor_si512(two_halves(bytes(block[0].q), bytes(block[1].q)), _mm512_set1_epi8((char)0x80));
}

INLINE __m256i nibbles(const block_q4_0 *block) {
    __m128i packed = _mm_loadu_si128((const __m128i *)block->q);
    __m256i both = _mm256_inserti128_si256(_mm256_castsi128_si256(packed), _mm_srli_epi16(packed, 4), 1);
    return _mm256_and_si256(both, _mm256_set1_epi8(15));
}

INLINE __m512i two_q4_0(const block_q4_0 *block) {
    __m256i packed = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)block[0].q)),
        _mm_loadu_si128((const __m128i *)block[1].q), 1);
    const __m512i order = _mm512_set_epi64(3, 2, 3, 2, 1, 0, 1, 0);
    const __m512i shift = _mm512_set_epi64(4, 4, 0, 0, 4, 4, 0, 0);
    __m512i both = _mm512_permutexvar_epi64(order, _mm512_castsi256_si512(packed));
    return _mm512_and_si512(_mm512_srlv_epi64(both, shift), _mm512_set1_epi8(15));
}

#define SCALES(p)                                                                                                     \
    _mm256_cvtph_ps(_mm_set_epi16(                                                                                    \
        (short)(p)[7].d, (short)(p)[6].d, (short)(p)[5].d, (short)(p)[4].d, (short)(p)[3].d, (short)(p)[2].d,         \
        (short)(p)[1].d, (short)(p)[0].d))

/// `count` rows of Q8_0 or Q4_0, eight blocks of 32 at a time: their scales are converted to floats together, then each
/// goes to the eight lanes of its block. `offset` is what was added to make the weights unsigned.
#define DOT_ROWS(label, block_type, one_block, two_blocks, offset)                                                    \
    INLINE void dot_##label(                                                                                          \
        const int count, const uint8_t *row, long row_bytes, long blocks, const ek_activations *x, float *y) {        \
        __m512 sums[ROWS];                                                                                            \
        __m256 offsets[ROWS];                                                                                         \
        for (int r = 0; r < count; r++) sums[r] = _mm512_setzero_ps(), offsets[r] = _mm256_setzero_ps();              \
        long b = 0;                                                                                                   \
        for (; b + 8 <= blocks; b += 8) {                                                                             \
            __m256 xd = _mm256_loadu_ps(x->d + blocks + b), xs = sums_of(x->s + b, blocks);                           \
            for (int r = 0; r < count; r++) {                                                                         \
                const block_type *p = (const block_type *)(row + r * row_bytes) + b;                                  \
                fetch_ahead(p, sizeof(block_type) * 8, count * row_bytes);                                            \
                __m256 d = SCALES(p);                                                                                 \
                offsets[r] = _mm256_fmadd_ps(d, xs, offsets[r]);                                                      \
                d = _mm256_mul_ps(d, xd);                                                                             \
                for (int c = 0; c < 4; c++) {                                                                         \
                    __m512i dot = dot_64(two_blocks(p + c * 2), x->q + (b + c * 2) * 32, x->k);                       \
                    sums[r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), pair(d, c), sums[r]);                          \
                }                                                                                                     \
            }                                                                                                         \
        }                                                                                                             \
        for (int r = 0; r < count; r++) {                                                                             \
            const block_type *p = (const block_type *)(row + r * row_bytes);                                          \
            __m512 off = _mm512_mul_ps(_mm512_zextps256_ps512(offsets[r]), _mm512_set1_ps(offset));                   \
            y[r] = _mm512_reduce_add_ps(_mm512_sub_ps(sums[r], off));                                                 \
            for (long i = b; i < blocks; i++) {                                                                       \
                int32_t dot = dot_32(one_block(p + i), x->q + i * 32, x->k);                                          \
                y[r] += half(p[i].d) * (x->d[blocks + i] * (float)dot - offset * (x->s[i] + x->s[blocks + i]));       \
            }                                                                                                         \
        }                                                                                                             \
    }

INLINE __m256i one_q8_0(const block_q8_0 *block) {
    return _mm256_xor_si256(bytes(block->q), _mm256_set1_epi8((char)0x80));
}
DOT_ROWS(q8_0, block_q8_0, one_q8_0, two_q8_0, 128.0f)
DOT_ROWS(q4_0, block_q4_0, nibbles, two_q4_0, 8.0f)

/// `count` rows of Q4_K. For each 64 values, one scale goes to lanes 0–7 and the next to lanes 8–15.
INLINE void dot_q4_k(
    const int count, const uint8_t *row, long row_bytes, long blocks, const ek_activations *x, float *y) {
    __m512 sums[ROWS];
    __m256 offsets[ROWS];
    for (int r = 0; r < count; r++) sums[r] = _mm512_setzero_ps(), offsets[r] = _mm256_setzero_ps();
    for (long b = 0; b < blocks / 8; b++) {
        __m256 xd = _mm256_loadu_ps(x->d + blocks + b * 8), xs = sums_of(x->s + b * 8, blocks);
        for (int r = 0; r < count; r++) {
            const block_q4_k *q = (const block_q4_k *)(row + r * row_bytes) + b;
            fetch_ahead(q, sizeof *q, count * row_bytes);
            uint8_t scales[8], minima[8];
            unpack_scales_q4_k(q->scales, scales, minima);
            __m256 d = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)scales)));
            __m256 m = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)minima)));
            d = _mm256_mul_ps(d, _mm256_mul_ps(xd, _mm256_set1_ps(half(q->d))));
            offsets[r] = _mm256_fmadd_ps(_mm256_mul_ps(m, _mm256_set1_ps(half(q->dmin))), xs, offsets[r]);
            for (int c = 0; c < 4; c++) {
                __m256i packed = bytes(q->q + c * 32);
                __m512i weights = _mm512_and_si512(
                    two_halves(packed, _mm256_srli_epi16(packed, 4)), _mm512_set1_epi8(15));
                __m512i dot = dot_64(weights, x->q + b * 256 + c * 64, x->k);
                sums[r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), pair(d, c), sums[r]);
            }
        }
    }
    for (int r = 0; r < count; r++)
        y[r] = _mm512_reduce_add_ps(_mm512_sub_ps(sums[r], _mm512_zextps256_ps512(offsets[r])));
}

/// `count` rows of Q6_K. Each 64 values have four scales, each for four lanes; the offset 32 is subtracted by sums.
INLINE void dot_q6_k(
    const int count, const uint8_t *row, long row_bytes, long blocks, const ek_activations *x, float *y) {
    __m512 sums[ROWS];
    for (int r = 0; r < count; r++) sums[r] = _mm512_setzero_ps();
    const __m512i pairs = _mm512_set_epi32(7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);
    const __m512i fours = _mm512_set_epi32(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0);
    const __m512i high_bits = _mm512_set1_epi8(0x30), low_bits = _mm512_set1_epi8(15);
    const __m512i for_low = two_halves(_mm256_set1_epi16(4), _mm256_set1_epi16(2));
    const __m512i for_high = two_halves(_mm256_set1_epi16(0), _mm256_set1_epi16(2));
    for (long b = 0; b < blocks / 8; b++) {
        __m512 xd = _mm512_permutexvar_ps(pairs, _mm512_castps256_ps512(_mm256_loadu_ps(x->d + blocks + b * 8)));
        const int32_t *c16 = x->c16 + b * 16;
        __m512i corrections = _mm512_add_epi32(
            _mm512_slli_epi32(_mm512_loadu_si512(c16), 8), _mm512_loadu_si512(c16 + blocks * 2));
        __m512 offset = _mm512_mul_ps(_mm512_cvtepi32_ps(corrections), _mm512_set1_ps(0.25f));
        for (int r = 0; r < count; r++) {
            const block_q6_k *q = (const block_q6_k *)(row + r * row_bytes) + b;
            fetch_ahead(q, sizeof *q, count * row_bytes);
            __m512 d = _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i *)q->scales)));
            d = _mm512_mul_ps(d, _mm512_mul_ps(xd, _mm512_set1_ps(half(q->d))));
            sums[r] = _mm512_fmadd_ps(d, offset, sums[r]);
            for (int h = 0; h < 2; h++) {
                __m512i low = _mm512_loadu_si512(q->ql + h * 64);
                __m512i high = _mm512_broadcast_i64x4(bytes(q->qh + h * 32));
                __m512i weights[2] = {
                    _mm512_or_si512(_mm512_and_si512(low, low_bits),
                                    _mm512_and_si512(_mm512_sllv_epi16(high, for_low), high_bits)),
                    _mm512_or_si512(_mm512_and_si512(_mm512_srli_epi16(low, 4), low_bits),
                                    _mm512_and_si512(_mm512_srlv_epi16(high, for_high), high_bits)),
                };
                for (int c = 0; c < 2; c++) {
                    __m512i dot = dot_64(weights[c], x->q + b * 256 + h * 128 + c * 64, x->k);
                    __m512i index = _mm512_add_epi32(fours, _mm512_set1_epi32(h * 8 + c * 4));
                    sums[r] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dot), _mm512_permutexvar_ps(index, d), sums[r]);
                }
            }
        }
    }
    for (int r = 0; r < count; r++) y[r] = _mm512_reduce_add_ps(sums[r]);
}

MATVEC(q8_0)
MATVEC(q4_0)
MATVEC(q4_k)
MATVEC(q6_k)

#pragma clang attribute pop
#endif
