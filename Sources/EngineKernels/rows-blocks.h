// Products with matrices of blocks where no kernel of its own does better: up to sixteen rows are unpacked, then meet
// the columns' planes four at a time, so that columns are fetched once for sixteen rows. Expects NAME(x), and
// NAME(dot_planes) for the products themselves.

/// One row times `count` planes, those of one column added up.
INLINE void NAME(multiply_planes)(
    const ek_type type, const int count, long k, const ek_activations *x, long plane, const int8_t *q, const float *d,
    const float *m, float *y, long ldy) {
    float dots[4];
    NAME(dot_planes)(type, count, k, x, plane, q, d, m, dots);
    float *to = y + plane / x->planes * ldy;
    if (x->planes == 2)
        for (int c = 0; c + 1 < count; c += 2) to[c / 2 * ldy] = dots[c] + dots[c + 1];
    else
        for (int c = 0; c < count; c++) to[c * ldy] = dots[c];
}

INLINE void NAME(matmul_blocks)(
    const ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns,
    float *y, long ldy, void *scratch) {
    const long k = w->k, bytes = ek_row_bytes(w), step = type == EK_Q8_0 || type == EK_Q4_0 ? 32 : 256;
    const long length = scale_length(type), scales = k / length, most = columns == 1 ? 1 : 16;
    const long planes = columns * x->planes;
    float *d = scratch, *m = d + 16 * scales;
    int8_t *q = (int8_t *)(m + 16 * scales);
    for (long first = first_row; first < end_row; first += most) {
        long rows = end_row - first < most ? end_row - first : most;
        for (long r = 0; r < rows; r++) {
            const uint8_t *row = (const uint8_t *)w->data + (first + r) * bytes;
            for (long i = 0; i < k; i += step)
                unpack(type, row, i, step, q + r * k + i, d + r * scales + i / length, m + r * scales + i / length);
        }
        long p = 0;
        for (; p + 4 <= planes; p += 4)
            for (long r = 0; r < rows; r++)
                NAME(multiply_planes)
                (type, 4, k, x, p, q + r * k, d + r * scales, m + r * scales, y + first + r, ldy);
        for (; p + 2 <= planes; p += 2)
            for (long r = 0; r < rows; r++)
                NAME(multiply_planes)
                (type, 2, k, x, p, q + r * k, d + r * scales, m + r * scales, y + first + r, ldy);
        for (; p < planes; p++)
            for (long r = 0; r < rows; r++)
                NAME(multiply_planes)
                (type, 1, k, x, p, q + r * k, d + r * scales, m + r * scales, y + first + r, ldy);
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
