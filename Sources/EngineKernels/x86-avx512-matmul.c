// Rows of blocks times many columns, as in the evaluation of a prompt. Sixteen rows are unpacked into a panel that
// stays in the second-level cache, and every tile of columns is multiplied with it; the file's own layout is never
// copied as a whole.
//
// Panel, for each 16 or 32 values that share a scale: [block / 4][16 rows][4] bytes, unsigned by adding 128, with [16]
// scales, and [16] minima if the type has them. One byte dot product then serves four values of all sixteen rows.
#if defined(__x86_64__)
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

enum {
    PLANES = EK_TILE_PLANES,  // twelve integer and twelve float sums fill 24 of the 32 registers
    PANELS = 4,               // unpacked together, so that a tile of columns is fetched once for 64 rows
};

typedef struct {
    uint8_t *q;  // [k / 4][16][4]
    float *d;    // [k / length][16]
    float *m;    // [k / length][16]
} panel;

/// Transposes sixteen rows of sixteen 32-bit words: out[i][j] = in[j][i] for the first `words` rows of it, with the
/// sign bit of every byte flipped.
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

/// Unpacks `rows` rows from `row` on; missing rows repeat the last one and are never stored.
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
            if (has_minima(type))
                for (long r = 0; r < 16; r++) p.m[(i / length + b) * 16 + r] = m[r][b];
        }
    }
}

/// Multiplies sixteen rows with the first `count` planes of a tile; the planes of one column are added up.
INLINE void multiply_tile(
    const ek_type type, const int count, panel p, const ek_tile_block *x, long blocks, long planes, float *y, long ldy,
    __mmask16 rows) {
    const int length = (int)scale_length(type);
    __m512 sums[PLANES];
    for (int c = 0; c < count; c++) sums[c] = _mm512_setzero_ps();
    const uint8_t *weights = p.q;
    const float *d = p.d, *m = p.m;
    for (long b = 0; b < blocks; b++, x++) {
        for (int part = 0; part < 32 / length; part++, d += 16) {
            __m512i dots[PLANES];
            const int32_t *start = length == 16 ? x->c16[part] : x->c32;
            for (int c = 0; c < count; c++) dots[c] = _mm512_set1_epi32(start[c]);
#pragma unroll
            for (int g = 0; g < length / 4; g++, weights += 64) {
                __m512i w = _mm512_load_si512(weights);
                for (int c = 0; c < count; c++)
                    dots[c] = _mm512_dpbusd_epi32(dots[c], w, _mm512_set1_epi32(x->q[part * 4 + g][c]));
            }
            __m512 scale = _mm512_load_ps(d);
            for (int c = 0; c < count; c++)
                sums[c] = _mm512_fmadd_ps(
                    _mm512_cvtepi32_ps(dots[c]), _mm512_mul_ps(scale, _mm512_set1_ps(x->d[c])), sums[c]);
            if (has_minima(type) && length == 16) {
                __m512 minimum = _mm512_mul_ps(_mm512_load_ps(m), _mm512_set1_ps(1.0f / 128));
                for (int c = 0; c < count; c++)
                    sums[c] = _mm512_fmadd_ps(minimum, _mm512_set1_ps(x->d[c] * (float)start[c]), sums[c]);
                m += 16;
            }
        }
        if (has_minima(type) && length == 32) {
            __m512 minimum = _mm512_load_ps(m);
            for (int c = 0; c < count; c++)
                sums[c] = _mm512_fnmadd_ps(minimum, _mm512_set1_ps(x->s[c]), sums[c]);
            m += 16;
        }
    }
    if (planes == 2)
        for (int c = 0; c + 1 < count; c += 2)
            _mm512_mask_storeu_ps(y + c / 2 * ldy, rows, _mm512_add_ps(sums[c], sums[c + 1]));
    else
        for (int c = 0; c < count; c++) _mm512_mask_storeu_ps(y + c * ldy, rows, sums[c]);
}

INLINE void matmul(const ek_type type, BLOCK_PRODUCT_PARAMETERS) {
    long k = w->k, row_bytes = ek_row_bytes(w), blocks = k / 32, scales = k / scale_length(type) * 16;
    long planes = x->planes;
    uint8_t *base = (uint8_t *)(((uintptr_t)scratch + 63) / 64 * 64);
    panel p[PANELS];
    for (int i = 0; i < PANELS; i++) {
        p[i].q = base + i * k * 16;
        p[i].d = (float *)(base + PANELS * k * 16) + i * 2 * scales;
        p[i].m = p[i].d + scales;
    }
    for (long first = first_row; first < end_row; first += PANELS * 16) {
        long rows = end_row - first < PANELS * 16 ? end_row - first : PANELS * 16, panels = (rows + 15) / 16;
        for (long i = 0; i < panels; i++) {
            long left = rows - i * 16;
            pack(type, (const uint8_t *)w->data + (first + i * 16) * row_bytes, row_bytes, left < 16 ? left : 16, k,
                 p[i]);
        }
        for (long c = 0; c < columns * planes; c += PLANES) {
            const ek_tile_block *tile = x->tiles + c / PLANES * blocks;
            for (long i = 0; i < panels; i++) {
                long left = rows - i * 16;
                __mmask16 mask = left < 16 ? (__mmask16)((1u << left) - 1) : 0xffff;
                float *to = y + c / planes * ldy + first + i * 16;
                switch (columns * planes - c) {
                case 1: multiply_tile(type, 1, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 2: multiply_tile(type, 2, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 3: multiply_tile(type, 3, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 4: multiply_tile(type, 4, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 5: multiply_tile(type, 5, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 6: multiply_tile(type, 6, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 7: multiply_tile(type, 7, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 8: multiply_tile(type, 8, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 9: multiply_tile(type, 9, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 10: multiply_tile(type, 10, p[i], tile, blocks, planes, to, ldy, mask); break;
                case 11: multiply_tile(type, 11, p[i], tile, blocks, planes, to, ldy, mask); break;
                default: multiply_tile(type, PLANES, p[i], tile, blocks, planes, to, ldy, mask);
                }
            }
        }
    }
}

#define MATMUL(type, label)                                                                                           \
    void ek_matmul_##label##_avx512(BLOCK_PRODUCT_PARAMETERS) {                                                       \
        matmul(type, w, first_row, end_row, x, columns, y, ldy, scratch);                                             \
    }
EK_BLOCK_TYPES(MATMUL)

#pragma clang attribute pop
#endif
