// Causal attention over the blocked cache, with the running softmax of "Online normalizer calculation for softmax"
// (Milakov, Gimelshein 2018): one pass over the keys and values, 32 positions at a time, for all the queries that
// share a key-value head. Expects NAME(x), SCORE_ROWS and VALUE_ROWS: rows of a tile that fits the registers.

enum { MOST_ROWS = 64 };  // query rows that share one pass

typedef struct {
    const float *q[MOST_ROWS];    // [head_dim]
    float *out[MOST_ROWS];        // [head_dim]
    long last[MOST_ROWS];         // last position seen by the row
    float largest[MOST_ROWS];     // of the scores so far
    float total[MOST_ROWS];       // of the weights so far, relative to `largest`
    float weights[MOST_ROWS][EK_CACHE_BLOCK];
} attention_rows;

/// Scores of `count` rows with the block's 32 keys.
INLINE void NAME(scores)(attention_rows *rows, long first, const int count, const uint16_t *keys, long head_dim) {
    lanes low[SCORE_ROWS], high[SCORE_ROWS];
    for (int r = 0; r < count; r++) low[r] = high[r] = (lanes){0};
    for (long i = 0; i < head_dim; i++) {
        lanes a = load_halves(keys + i * 32), b = load_halves(keys + i * 32 + 16);
        for (int r = 0; r < count; r++) {
            float q = rows->q[first + r][i];
            low[r] += a * q;
            high[r] += b * q;
        }
    }
    for (int r = 0; r < count; r++) {
        store_lanes(rows->weights[first + r], low[r]);
        store_lanes(rows->weights[first + r] + 16, high[r]);
    }
}

/// Turns a row's scores into weights and scales what the row has gathered so far to the new maximum.
INLINE void NAME(weigh)(attention_rows *rows, long r, long block, float scale, long head_dim) {
    float *weights = rows->weights[r];
    lanes low = load_lanes(weights) * scale, high = load_lanes(weights + 16) * scale;
    long visible = rows->last[r] + 1 - block * EK_CACHE_BLOCK;
    if (visible < EK_CACHE_BLOCK) {
        int_lanes index = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
        int_lanes hide_low = index >= (int32_t)visible, hide_high = index + 16 >= (int32_t)visible;
        int_lanes nothing = (int_lanes)all(-1e30f);
        low = (lanes)(((int_lanes)low & ~hide_low) | (nothing & hide_low));
        high = (lanes)(((int_lanes)high & ~hide_high) | (nothing & hide_high));
    }
    float largest = largest_of(larger(low, high));
    if (largest > rows->largest[r]) {
        float shrink = expf(rows->largest[r] - largest);
        rows->largest[r] = largest;
        rows->total[r] *= shrink;
        for (long i = 0; i < head_dim; i += 16) store_lanes(rows->out[r] + i, load_lanes(rows->out[r] + i) * shrink);
    }
    low = exponential(low - rows->largest[r]);
    high = exponential(high - rows->largest[r]);
    rows->total[r] += sum_of(low + high);
    store_lanes(weights, low);
    store_lanes(weights + 16, high);
}

/// Adds the block's 32 values, weighted, to `width` · 16 components of `count` rows.
INLINE void NAME(gather)(
    attention_rows *rows, long first, const int count, const uint16_t *values, long component, const int width,
    long head_dim) {
    lanes sums[VALUE_ROWS][4];
    for (int r = 0; r < count; r++)
        for (int c = 0; c < width; c++) sums[r][c] = load_lanes(rows->out[first + r] + component + c * 16);
    for (int p = 0; p < EK_CACHE_BLOCK; p++) {
        lanes value[4];
        for (int c = 0; c < width; c++) value[c] = load_halves(values + p * head_dim + component + c * 16);
        for (int r = 0; r < count; r++)
            for (int c = 0; c < width; c++) sums[r][c] += value[c] * rows->weights[first + r][p];
    }
    for (int r = 0; r < count; r++)
        for (int c = 0; c < width; c++) store_lanes(rows->out[first + r] + component + c * 16, sums[r][c]);
}

static void NAME(attend_rows)(const ek_attention *a, long kv_head, attention_rows *rows, long count) {
    long head_dim = a->head_dim, blocks = rows->last[count - 1] / EK_CACHE_BLOCK + 1;
    for (long r = 0; r < count; r++) {
        rows->largest[r] = -1e30f;
        rows->total[r] = 0;
        memset(rows->out[r], 0, (size_t)head_dim * 4);
    }
    for (long block = 0; block < blocks; block++) {
        const uint16_t *keys = cache_block(a, kv_head, block), *values = keys + EK_CACHE_BLOCK * head_dim;
        long from = 0;
        while (rows->last[from] < block * EK_CACHE_BLOCK) from++;  // rows that end before this block
        long r = from;
        for (; r + SCORE_ROWS <= count; r += SCORE_ROWS) NAME(scores)(rows, r, SCORE_ROWS, keys, head_dim);
        for (; r + 2 <= count; r += 2) NAME(scores)(rows, r, 2, keys, head_dim);
        for (; r < count; r++) NAME(scores)(rows, r, 1, keys, head_dim);
        for (r = from; r < count; r++) NAME(weigh)(rows, r, block, a->scale, head_dim);
        for (long component = 0; component < head_dim;) {
            bool wide = component + 64 <= head_dim;
            r = from;
            if (wide) {
                for (; r + VALUE_ROWS <= count; r += VALUE_ROWS)
                    NAME(gather)(rows, r, VALUE_ROWS, values, component, 4, head_dim);
                for (; r < count; r++) NAME(gather)(rows, r, 1, values, component, 4, head_dim);
            } else {
                for (; r < count; r++) NAME(gather)(rows, r, 1, values, component, 1, head_dim);
            }
            component += wide ? 64 : 16;
        }
    }
    for (long r = 0; r < count; r++) {
        float inverse = 1.0f / rows->total[r];
        for (long i = 0; i < head_dim; i += 16) store_lanes(rows->out[r] + i, load_lanes(rows->out[r] + i) * inverse);
    }
}

static void NAME(attend)(const ek_attention *a, long kv_head, long first_token, long end_token) {
    long group = a->heads / a->kv_heads, count = 0;
    attention_rows rows;
    for (long t = first_token; t < end_token; t++) {
        for (long g = 0; g < group; g++) {
            long at = (t * a->heads + kv_head * group + g) * a->head_dim;
            rows.q[count] = a->q + at;
            rows.out[count] = a->out + at;
            rows.last[count] = a->position + t;
            if (++count == MOST_ROWS) {
                NAME(attend_rows)(a, kv_head, &rows, count);
                count = 0;
            }
        }
    }
    if (count) NAME(attend_rows)(a, kv_head, &rows, count);
}

static void NAME(store)(const ek_attention *a, const float *keys, const float *values, long token) {
    long position = a->position + token, slot = position % EK_CACHE_BLOCK, width = a->kv_heads * a->head_dim;
    for (long h = 0; h < a->kv_heads; h++) {
        _Float16 *block = (_Float16 *)cache_block(a, h, position / EK_CACHE_BLOCK);
        const float *key = keys + token * width + h * a->head_dim, *value = values + token * width + h * a->head_dim;
        for (long i = 0; i < a->head_dim; i++) block[i * EK_CACHE_BLOCK + slot] = (_Float16)key[i];
        for (long i = 0; i < a->head_dim; i++)
            block[(EK_CACHE_BLOCK + slot) * a->head_dim + i] = (_Float16)value[i];
    }
}
