// Many columns times rows of blocks: what a prompt does. Sixteen rows are unpacked into a panel that stays in the
// second-level cache, and every tile of columns passes over it; the file's own layout is never copied as a whole.
//
// Panel, for each block of 16 (Q6_K) or 32 values: [block / 4][16 rows][4] bytes, unsigned by adding 128, with
// [16] scales, and [16] minima for Q4_K. One byte dot product then serves four values of all sixteen rows.
#if defined(__x86_64__)
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

enum { COLUMNS = 12 };  // of a tile: twelve integer and twelve float sums fill 24 of the 32 registers

typedef struct {
    uint8_t *q;  // [k / 4][16][4]
    float *d;    // [k / length][16]
    float *m;    // [k / length][16]
} panel;

/// Sixteen rows of sixteen 32-bit words, turned: out[i][j] = in[j][i], the first `words` rows of it, with the sign
/// bit of every byte flipped.
INLINE void transpose(const int8_t *in, long stride, uint8_t *out, long words) {
    __m512i a[16], b[16];
    for (int i = 0; i < 16; i++) a[i] = _mm512_loadu_si512(in + i * stride);
    for (int i = 0; i < 16; i += 2) {
        b[i] = _mm512_unpacklo_epi32(a[i], a[i + 1]);
        b[i + 1] = _mm512_unpackhi_epi32(a[i], a[i + 1]);
    }
    for (int i = 0; i < 16; i += 4) {
        a[i] = _mm512_unpacklo_epi64(b[i], b[i + 2]);
        a[i + 1] = _mm512_unpackhi_epi64(b[i], b[i + 2]);
        a[i + 2] = _mm512_unpacklo_epi64(b[i + 1], b[i + 3]);
        a[i + 3] = _mm512_unpackhi_epi64(b[i + 1], b[i + 3]);
    }
    for (int i = 0; i < 4; i++) {
        b[i] = _mm512_shuffle_i32x4(a[i], a[i + 4], 0x88);
        b[i + 4] = _mm512_shuffle_i32x4(a[i], a[i + 4], 0xdd);
        b[i + 8] = _mm512_shuffle_i32x4(a[i + 8], a[i + 12], 0x88);
        b[i + 12] = _mm512_shuffle_i32x4(a[i + 8], a[i + 12], 0xdd);
    }
    const __m512i flip = _mm512_set1_epi8((char)0x80);
    for (int i = 0; i < 4; i++) {
        a[i] = _mm512_shuffle_i32x4(b[i], b[i + 8], 0x88);
        a[i + 8] = _mm512_shuffle_i32x4(b[i], b[i + 8], 0xdd);
        a[i + 4] = _mm512_shuffle_i32x4(b[i + 4], b[i + 12], 0x88);
        a[i + 12] = _mm512_shuffle_i32x4(b[i + 4], b[i + 12], 0xdd);
    }
    for (long i = 0; i < words; i++) _mm512_storeu_si512(out + i * 64, _mm512_xor_si512(a[i], flip));
}

/// Unpacks `rows` rows from `row` on; rows beyond repeat the last and are never stored.
INLINE void pack(const ek_type type, const uint8_t *row, long row_bytes, long rows, long k, panel p) {
    const long length = scale_length(type), most = 256;
    int8_t q[16][256] __attribute__((aligned(64)));
    float d[16][16], m[16][16];
    for (long i = 0; i < k; i += most) {
        long n = k - i < most ? k - i : most;
        for (long r = 0; r < 16; r++)
            unpack(type, row + (r < rows ? r : rows - 1) * row_bytes, i, n, q[r], d[r], m[r]);
        for (long j = 0; j < n; j += 64)
            transpose(&q[0][j], most, p.q + (i + j) * 16, n - j < 64 ? (n - j) / 4 : 16);
        for (long b = 0; b < n / length; b++) {
            for (long r = 0; r < 16; r++) p.d[(i / length + b) * 16 + r] = d[r][b];
            if (type == EK_Q4_K)
                for (long r = 0; r < 16; r++) p.m[(i / length + b) * 16 + r] = m[r][b];
        }
    }
}

/// Sixteen rows by `count` columns.
INLINE void tile(
    const ek_type type, const int count, panel p, const ek_activations *x, long column, float *y, long ldy,
    __mmask16 rows) {
    const long length = scale_length(type), k = x->k, blocks = k / length;
    const int8_t *q = x->q + column * k;
    const int32_t *corrections = (type == EK_Q6_K ? x->c16 : x->c32) + column * blocks;
    const float *xd = x->d + column * (k / 32), *xs = x->s + column * (k / 32);
    __m512 sums[COLUMNS];
    for (int c = 0; c < count; c++) sums[c] = _mm512_setzero_ps();
    for (long b = 0; b < blocks; b++) {
        __m512i dots[COLUMNS];
        for (int c = 0; c < count; c++) dots[c] = _mm512_set1_epi32(corrections[c * blocks + b]);
#pragma unroll
        for (int g = 0; g < length / 4; g++) {
            __m512i weights = _mm512_loadu_si512(p.q + (b * (length / 4) + g) * 64);
            for (int c = 0; c < count; c++) {
                int32_t four;
                memcpy(&four, q + c * k + b * length + g * 4, 4);
                dots[c] = _mm512_dpbusd_epi32(dots[c], weights, _mm512_set1_epi32(four));
            }
        }
        __m512 d = _mm512_loadu_ps(p.d + b * 16);
        long at = b * length / 32;
        for (int c = 0; c < count; c++) {
            __m512 scale = _mm512_mul_ps(d, _mm512_set1_ps(xd[c * (k / 32) + at]));
            sums[c] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(dots[c]), scale, sums[c]);
        }
        if (type == EK_Q4_K) {
            __m512 m = _mm512_loadu_ps(p.m + b * 16);
            for (int c = 0; c < count; c++)
                sums[c] = _mm512_fnmadd_ps(m, _mm512_set1_ps(xs[c * (k / 32) + at]), sums[c]);
        }
    }
    for (int c = 0; c < count; c++) _mm512_mask_storeu_ps(y + (column + c) * ldy, rows, sums[c]);
}

INLINE void matmul(const ek_type type, BLOCK_PRODUCT_PARAMETERS) {
    long k = w->k, row_bytes = ek_row_bytes(w), blocks = k / scale_length(type);
    uint8_t *base = (uint8_t *)(((uintptr_t)scratch + 63) / 64 * 64);
    panel p = {base, (float *)(base + k * 16), (float *)(base + k * 16) + blocks * 16};
    for (long r = first_row; r < end_row; r += 16) {
        long rows = end_row - r < 16 ? end_row - r : 16;
        __mmask16 mask = (__mmask16)((1u << rows) - 1);
        pack(type, (const uint8_t *)w->data + r * row_bytes, row_bytes, rows, k, p);
        long c = 0;
        for (; c + COLUMNS <= columns; c += COLUMNS) tile(type, COLUMNS, p, x, c, y + r, ldy, mask);
        for (; c + 4 <= columns; c += 4) tile(type, 4, p, x, c, y + r, ldy, mask);
        for (; c < columns; c++) tile(type, 1, p, x, c, y + r, ldy, mask);
    }
}

#define MATMUL(label, type)                                                                                           \
    void ek_matmul_##label##_avx512(BLOCK_PRODUCT_PARAMETERS) {                                                       \
        matmul(type, w, first_row, end_row, x, columns, y, ldy, scratch);                                             \
    }
MATMUL(q8_0, EK_Q8_0)
MATMUL(q4_0, EK_Q4_0)
MATMUL(q4_k, EK_Q4_K)
MATMUL(q6_k, EK_Q6_K)

#pragma clang attribute pop
#endif
