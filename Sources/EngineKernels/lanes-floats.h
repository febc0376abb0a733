// Products with matrices of floats, half floats and bfloats. One column: four rows at a time, straight from the file's
// layout. Several columns: sixteen rows are transposed into a panel [k][16] of floats, which serves every column.
// Expects NAME(x) and FLOAT_COLUMNS: the columns of a tile that fit in registers.

INLINE lanes NAME(load_weights)(ek_type type, const uint8_t *row, long i) {
    switch (type) {
    case EK_F32: return load_lanes((const float *)row + i);
    case EK_F16: return load_halves((const uint16_t *)row + i);
    default: return load_bfloats((const uint16_t *)row + i);
    }
}

INLINE void NAME(dot_floats)(
    const ek_type type, const int count, const uint8_t *row, long bytes, const float *x, long k, float *y) {
    lanes sums[4] = {{0}, {0}, {0}, {0}};
    long i = 0;
    for (; i + 16 <= k; i += 16) {
        lanes value = load_lanes(x + i);
        for (int r = 0; r < count; r++) {
            const uint8_t *at = row + r * bytes;
            __builtin_prefetch(at + i * bytes / k + count * bytes);
            sums[r] += NAME(load_weights)(type, at, i) * value;
        }
    }
    for (int r = 0; r < count; r++) {
        y[r] = sum_of(sums[r]);
        for (long j = i; j < k; j++) y[r] += float_at(type, row + r * bytes, j) * x[j];
    }
}

INLINE void NAME(matvec_floats)(
    const ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, float *y) {
    long bytes = w->k * (type == EK_F32 ? 4 : 2), r = first_row;
    const uint8_t *data = w->data;
    for (; r + 4 <= end_row; r += 4) NAME(dot_floats)(type, 4, data + r * bytes, bytes, x->x, w->k, y + r);
    for (; r < end_row; r++) NAME(dot_floats)(type, 1, data + r * bytes, bytes, x->x, w->k, y + r);
}

INLINE void NAME(tile_floats)(
    const int count, const float *panel, const float *x, long k, float *y, long ldy, long rows) {
    lanes sums[FLOAT_COLUMNS];
    for (int c = 0; c < count; c++) sums[c] = (lanes){0};
    for (long i = 0; i < k; i++) {
        lanes weights = load_lanes(panel + i * 16);
        for (int c = 0; c < count; c++) sums[c] += weights * x[c * k + i];
    }
    for (int c = 0; c < count; c++) {
        if (rows == 16) {
            store_lanes(y + c * ldy, sums[c]);
        } else {
            float all_rows[16];
            store_lanes(all_rows, sums[c]);
            memcpy(y + c * ldy, all_rows, (size_t)rows * 4);
        }
    }
}

INLINE void NAME(matmul_floats)(
    const ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns,
    float *y, long ldy, float *panel) {
    long k = w->k, bytes = k * (type == EK_F32 ? 4 : 2);
    for (long r = first_row; r < end_row; r += 16) {
        long rows = end_row - r < 16 ? end_row - r : 16;
        for (long j = 0; j < 16; j++) {
            const uint8_t *row = (const uint8_t *)w->data + (r + (j < rows ? j : 0)) * bytes;
            long i = 0;
            for (; i + 16 <= k; i += 16) {
                lanes weights = NAME(load_weights)(type, row, i);
                for (int l = 0; l < 16; l++) panel[(i + l) * 16 + j] = weights[l];
            }
            for (; i < k; i++) panel[i * 16 + j] = float_at(type, row, i);
        }
        long c = 0;
        for (; c + FLOAT_COLUMNS <= columns; c += FLOAT_COLUMNS)
            NAME(tile_floats)(FLOAT_COLUMNS, panel, x->x + c * k, k, y + c * ldy + r, ldy, rows);
        for (; c + 2 <= columns; c += 2) NAME(tile_floats)(2, panel, x->x + c * k, k, y + c * ldy + r, ldy, rows);
        for (; c < columns; c++) NAME(tile_floats)(1, panel, x->x + c * k, k, y + c * ldy + r, ldy, rows);
    }
}

#define FLOAT_PRODUCTS(label, type)                                                                                   \
    static void NAME(matvec_##label)(                                                                                 \
        const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,  \
        void *scratch) {                                                                                              \
        (void)columns, (void)ldy, (void)scratch;                                                                      \
        NAME(matvec_floats)(type, w, first_row, end_row, x, y);                                                       \
    }                                                                                                                 \
    static void NAME(matmul_##label)(                                                                                 \
        const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,  \
        void *scratch) {                                                                                              \
        NAME(matmul_floats)(type, w, first_row, end_row, x, columns, y, ldy, scratch);                                \
    }
FLOAT_PRODUCTS(f32, EK_F32)
FLOAT_PRODUCTS(f16, EK_F16)
FLOAT_PRODUCTS(bf16, EK_BF16)
