// Shared by the products of one column with rows of blocks. Expects the instruction set to be enabled.
#pragma once
#include "x86-avx512.h"

enum { ROWS = 2 };  // rows read at once, which share the loads of the column

/// Prefetches `block` of the rows after the current ones. Rows are short, and the processor's own prefetch would start
/// over with each.
INLINE void fetch_ahead(const void *block, long bytes, long distance) {
    for (long line = 0; line < bytes; line += 64) _mm_prefetch((const char *)block + distance + line, _MM_HINT_T0);
}

INLINE float half(uint16_t value) { return _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(value))); }

/// From eight floats, number 2c in lanes 0–7 and number 2c + 1 in lanes 8–15.
INLINE __m512 pair(__m256 eight, int c) {
    const __m512i first = _mm512_set_epi32(1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm512_permutexvar_ps(_mm512_add_epi32(first, _mm512_set1_epi32(2 * c)), _mm512_castps256_ps512(eight));
}

INLINE __m512i two_halves(__m256i low, __m256i high) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

/// Dot products of 64 weights with both planes of the column, in units of the second plane's scale.
INLINE __m512i dot_64(__m512i weights, const int8_t *q, long k) {
    __m512i first = _mm512_dpbusd_epi32(_mm512_setzero_si512(), weights, _mm512_loadu_si512(q));
    return _mm512_dpbusd_epi32(_mm512_slli_epi32(first, 8), weights, _mm512_loadu_si512(q + k));
}

/// Sums of eight blocks, over both planes.
INLINE __m256 sums_of(const float *s, long blocks) {
    return _mm256_add_ps(_mm256_loadu_ps(s), _mm256_loadu_ps(s + blocks));
}

INLINE __m256i bytes(const void *from) { return _mm256_loadu_si256((const __m256i *)from); }

/// Defines the function of a type that multiplies all rows, `ROWS` of them at once by `dot_label`.
#define MATVEC(label)                                                                                                 \
    void ek_matvec_##label##_avx512(BLOCK_PRODUCT_PARAMETERS) {                                                       \
        (void)columns, (void)ldy, (void)scratch;                                                                      \
        long row_bytes = ek_row_bytes(w), r = first_row;                                                              \
        const uint8_t *data = w->data;                                                                                \
        for (; r + ROWS <= end_row; r += ROWS)                                                                        \
            dot_##label(ROWS, data + r * row_bytes, row_bytes, w->k / 32, x, y + r);                                  \
        for (; r < end_row; r++) dot_##label(1, data + r * row_bytes, row_bytes, w->k / 32, x, y + r);                \
    }
