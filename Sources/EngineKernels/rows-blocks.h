// Products with matrices of blocks where no kernel of its own does better: each row is unpacked once, then meets the
// columns four at a time. Expects NAME(x), and NAME(dot_columns) for the products themselves.

INLINE void NAME(matmul_blocks)(
    const ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns,
    float *y, long ldy, void *scratch) {
    long k = w->k, bytes = ek_row_bytes(w), step = type == EK_Q8_0 || type == EK_Q4_0 ? 32 : 256;
    long length = scale_length(type);
    int8_t *unpacked = scratch;
    float *d = (float *)(unpacked + (k + 63) / 64 * 64), *m = d + k / 16;
    for (long r = first_row; r < end_row; r++) {
        const uint8_t *row = (const uint8_t *)w->data + r * bytes;
        for (long i = 0; i < k; i += step) unpack(type, row, i, step, unpacked + i, d + i / length, m + i / length);
        long c = 0;
        for (; c + 4 <= columns; c += 4) NAME(dot_columns)(type, 4, k, x, c, y + r, ldy, unpacked, d, m);
        for (; c < columns; c++) NAME(dot_columns)(type, 1, k, x, c, y + r, ldy, unpacked, d, m);
    }
}

#define BLOCK_PRODUCT(label, type)                                                                                    \
    static void NAME(matmul_##label)(                                                                                 \
        const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,  \
        void *scratch) {                                                                                              \
        NAME(matmul_blocks)(type, w, first_row, end_row, x, columns, y, ldy, scratch);                                \
    }
BLOCK_PRODUCT(q8_0, EK_Q8_0)
BLOCK_PRODUCT(q4_0, EK_Q4_0)
BLOCK_PRODUCT(q4_k, EK_Q4_K)
BLOCK_PRODUCT(q6_k, EK_Q6_K)
