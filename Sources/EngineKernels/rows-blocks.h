// Products with matrices of blocks, for which there is no specialised kernel: up to sixteen rows are unpacked, then
// multiplied with the columns four at a time, so that columns are fetched once for sixteen rows. Expects NAME(x), and
// NAME(dot_columns) for the products themselves.

INLINE void NAME(matmul_blocks)(
    const ek_type type, const int planes, const ek_matrix *w, long first_row, long end_row, const ek_activations *x,
    long columns, float *y, long ldy, void *scratch) {
    const long k = w->k, bytes = ek_row_bytes(w), step = unpack_length(type);
    const long length = scale_length(type), scales = k / length, most = columns == 1 ? 1 : 16;
    float *d = scratch, *m = d + 16 * scales;
    int8_t *q = (int8_t *)(m + 16 * scales);
    for (long first = first_row; first < end_row; first += most) {
        long rows = end_row - first < most ? end_row - first : most;
        for (long r = 0; r < rows; r++) {
            const uint8_t *row = (const uint8_t *)w->data + (first + r) * bytes;
            for (long i = 0; i < k; i += step)
                unpack(type, row, i, step, q + r * k + i, d + r * scales + i / length, m + r * scales + i / length);
        }
        long c = 0;
        for (; c + 4 <= columns; c += 4)
            for (long r = 0; r < rows; r++)
                NAME(dot_columns)
                (type, 4, planes, k, x, c, y + first + r, ldy, q + r * k, d + r * scales, m + r * scales);
        for (; c < columns; c++)
            for (long r = 0; r < rows; r++)
                NAME(dot_columns)
                (type, 1, planes, k, x, c, y + first + r, ldy, q + r * k, d + r * scales, m + r * scales);
    }
}

#define BLOCK_PRODUCT(type, label)                                                                                    \
    static void NAME(matmul_##label)(                                                                                 \
        const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,  \
        void *scratch) {                                                                                              \
        if (x->planes == 2)                                                                                           \
            NAME(matmul_blocks)(type, 2, w, first_row, end_row, x, columns, y, ldy, scratch);                         \
        else                                                                                                          \
            NAME(matmul_blocks)(type, 1, w, first_row, end_row, x, columns, y, ldy, scratch);                         \
    }
EK_BLOCK_TYPES(BLOCK_PRODUCT)
