// Causal attention over the blocked cache, with the running softmax of "Online normalizer calculation for softmax"
// (Milakov, Gimelshein 2018): one pass over the keys and values, 32 positions at a time, for all queries that share a
// key-value head. Expects NAME(x), and SCORE_ROWS and VALUE_ROWS: the rows of a tile that fit in registers.

enum { MOST_ROWS = 64 };  // query rows that share one pass

typedef struct {
    const float *q[MOST_ROWS];    // [head_dim]
    float *out[MOST_ROWS];        // [head_dim]
    long first[MOST_ROWS];        // first position that the row attends to
    long last[MOST_ROWS];         // last position that the row attends to
    float largest[MOST_ROWS];     // largest score so far
    float total[MOST_ROWS];       // sum of the weights so far, relative to `largest`
    float weights[MOST_ROWS][EK_CACHE_BLOCK];
} attention_rows;

/// Loads sixteen numbers of the cache.
INLINE lanes NAME(load_cached)(const ek_cache_type type, const void *from, long index) {
    return type == EK_CACHE_F16 ? load_halves((const uint16_t *)from + index) : load_bytes((const int8_t *)from + index);
}

/// Scores of `count` rows against the block's 32 keys.
INLINE void NAME(scores)(
    const ek_cache_type type, attention_rows *rows, long first, const int count, const cache_block *block,
    long head_dim) {
    lanes low[SCORE_ROWS], high[SCORE_ROWS];
    for (int r = 0; r < count; r++) low[r] = high[r] = (lanes){0};
    for (long i = 0; i < head_dim; i++) {
        lanes a = NAME(load_cached)(type, block->keys, i * 32), b = NAME(load_cached)(type, block->keys, i * 32 + 16);
        for (int r = 0; r < count; r++) {
            float q = rows->q[first + r][i];
            low[r] += a * q;
            high[r] += b * q;
        }
    }
    if (type == EK_CACHE_Q8) {
        lanes a = load_halves(block->scales_of_keys), b = load_halves(block->scales_of_keys + 16);
        for (int r = 0; r < count; r++) low[r] *= a, high[r] *= b;
    }
    for (int r = 0; r < count; r++) {
        store_lanes(rows->weights[first + r], low[r]);
        store_lanes(rows->weights[first + r] + 16, high[r]);
    }
}

/// A row's initial maximum, and the score of hidden positions, whose weight is zero even relative to that maximum.
#define NO_SCORE_YET -1e30f
#define HIDDEN_SCORE -3e30f

/// Hides the scores of positions before `first` or from `end` on, counted from the block's start.
INLINE lanes NAME(hide)(lanes scores, int32_t offset, long first, long end) {
    int_lanes index = (int_lanes){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15} + offset;
    int_lanes hidden = (index >= (int32_t)end) | (index < (int32_t)first);
    return (lanes)(((int_lanes)scores & ~hidden) | ((int_lanes)all(HIDDEN_SCORE) & hidden));
}

/// Turns a row's scores into weights, and rescales what the row has summed so far to the new maximum.
INLINE void NAME(weigh)(
    const ek_attention *a, attention_rows *rows, long r, long block, const cache_block *cached) {
    float *weights = rows->weights[r];
    lanes low = load_lanes(weights) * a->scale, high = load_lanes(weights + 16) * a->scale;
    if (a->soft_cap > 0) {
        low = hyperbolic_tangent(low / a->soft_cap) * a->soft_cap;
        high = hyperbolic_tangent(high / a->soft_cap) * a->soft_cap;
    }
    long first = rows->first[r] - block * EK_CACHE_BLOCK, end = rows->last[r] + 1 - block * EK_CACHE_BLOCK;
    if (first > 0 || end < EK_CACHE_BLOCK) {
        first = first < EK_CACHE_BLOCK ? first : EK_CACHE_BLOCK;
        end = end < EK_CACHE_BLOCK ? end : EK_CACHE_BLOCK;
        low = NAME(hide)(low, 0, first, end);
        high = NAME(hide)(high, 16, first, end);
    }
    float largest = largest_of(larger(low, high));
    if (largest > rows->largest[r]) {
        float shrink = expf(rows->largest[r] - largest);
        rows->largest[r] = largest;
        rows->total[r] *= shrink;
        for (long i = 0; i < a->head_dim; i += 16)
            store_lanes(rows->out[r] + i, load_lanes(rows->out[r] + i) * shrink);
    }
    low = exponential(low - rows->largest[r]);
    high = exponential(high - rows->largest[r]);
    rows->total[r] += sum_of(low + high);
    if (a->type == EK_CACHE_Q8) {
        low *= load_halves(cached->scales_of_values);
        high *= load_halves(cached->scales_of_values + 16);
    }
    store_lanes(weights, low);
    store_lanes(weights + 16, high);
}

/// Adds the block's 32 values, weighted, to `width` · 16 components of `count` rows.
INLINE void NAME(gather)(
    const ek_cache_type type, attention_rows *rows, long first, const int count, const void *values, long component,
    const int width, long head_dim) {
    lanes sums[VALUE_ROWS][4];
    for (int r = 0; r < count; r++)
        for (int c = 0; c < width; c++) sums[r][c] = load_lanes(rows->out[first + r] + component + c * 16);
    for (int p = 0; p < EK_CACHE_BLOCK; p++) {
        lanes value[4];
        for (int c = 0; c < width; c++) value[c] = NAME(load_cached)(type, values, p * head_dim + component + c * 16);
        for (int r = 0; r < count; r++)
            for (int c = 0; c < width; c++) sums[r][c] += value[c] * rows->weights[first + r][p];
    }
    for (int r = 0; r < count; r++)
        for (int c = 0; c < width; c++) store_lanes(rows->out[first + r] + component + c * 16, sums[r][c]);
}

INLINE void NAME(attend_rows)(
    const ek_cache_type type, const ek_attention *a, long kv_head, attention_rows *rows, long count) {
    long head_dim = a->head_dim, blocks = rows->last[count - 1] / EK_CACHE_BLOCK + 1;
    for (long r = 0; r < count; r++) {
        rows->largest[r] = NO_SCORE_YET;
        rows->total[r] = 0;
        memset(rows->out[r], 0, (size_t)head_dim * 4);
    }
    for (long b = rows->first[0] / EK_CACHE_BLOCK; b < blocks; b++) {
        const cache_block block = block_at(a, kv_head, b);
        long from = 0;
        while (rows->last[from] < b * EK_CACHE_BLOCK) from++;  // rows that end before this block
        long r = from;
        for (; r + SCORE_ROWS <= count; r += SCORE_ROWS) NAME(scores)(type, rows, r, SCORE_ROWS, &block, head_dim);
        for (; r + 2 <= count; r += 2) NAME(scores)(type, rows, r, 2, &block, head_dim);
        for (; r < count; r++) NAME(scores)(type, rows, r, 1, &block, head_dim);
        for (r = from; r < count; r++) NAME(weigh)(a, rows, r, b, &block);
        for (long component = 0; component < head_dim;) {
            bool wide = component + 64 <= head_dim;
            r = from;
            if (wide) {
                for (; r + VALUE_ROWS <= count; r += VALUE_ROWS)
                    NAME(gather)(type, rows, r, VALUE_ROWS, block.values, component, 4, head_dim);
                for (; r < count; r++) NAME(gather)(type, rows, r, 1, block.values, component, 4, head_dim);
            } else {
                for (; r < count; r++) NAME(gather)(type, rows, r, 1, block.values, component, 1, head_dim);
            }
            component += wide ? 64 : 16;
        }
    }
    for (long r = 0; r < count; r++) {
        float inverse = 1.0f / rows->total[r];
        for (long i = 0; i < head_dim; i += 16) store_lanes(rows->out[r] + i, load_lanes(rows->out[r] + i) * inverse);
    }
}

static void NAME(attend_rows_f16)(const ek_attention *a, long kv_head, attention_rows *rows, long count) {
    NAME(attend_rows)(EK_CACHE_F16, a, kv_head, rows, count);
}

static void NAME(attend_rows_q8)(const ek_attention *a, long kv_head, attention_rows *rows, long count) {
    NAME(attend_rows)(EK_CACHE_Q8, a, kv_head, rows, count);
}

static void NAME(attend)(const ek_attention *a, long kv_head, long first_token, long end_token) {
    long group = a->heads / a->kv_heads, count = 0;
    attention_rows rows;
    void (*attend_rows)(const ek_attention *, long, attention_rows *, long) =
        a->type == EK_CACHE_Q8 ? NAME(attend_rows_q8) : NAME(attend_rows_f16);
    for (long t = first_token; t < end_token; t++) {
        for (long g = 0; g < group; g++) {
            long at = (t * a->heads + kv_head * group + g) * a->head_dim;
            rows.q[count] = a->q + at;
            rows.out[count] = a->out + at;
            rows.first[count] = first_seen(a, a->position + t);
            rows.last[count] = a->position + t;
            if (++count == MOST_ROWS) {
                attend_rows(a, kv_head, &rows, count);
                count = 0;
            }
        }
    }
    if (count) attend_rows(a, kv_head, &rows, count);
}

static void NAME(store)(const ek_attention *a, const float *keys, const float *values, long token) {
    long position = a->position + token, slot = position % EK_CACHE_BLOCK, width = a->kv_heads * a->head_dim;
    for (long h = 0; h < a->kv_heads; h++) {
        cache_block block = block_at(a, h, position / EK_CACHE_BLOCK);
        const float *key = keys + token * width + h * a->head_dim, *value = values + token * width + h * a->head_dim;
        if (a->type == EK_CACHE_Q8) {
            uint16_t d = block.scales_of_keys[slot] = byte_scale(key, a->head_dim);
            uint16_t e = block.scales_of_values[slot] = byte_scale(value, a->head_dim);
            float key_factor = inverse_of(d), value_factor = inverse_of(e);
            int8_t *to_keys = block.keys, *to_values = (int8_t *)block.values + slot * a->head_dim;
            for (long i = 0; i < a->head_dim; i++) to_keys[i * EK_CACHE_BLOCK + slot] = byte_of(key[i] * key_factor);
            for (long i = 0; i < a->head_dim; i++) to_values[i] = byte_of(value[i] * value_factor);
        } else {
            _Float16 *to_keys = block.keys, *to_values = (_Float16 *)block.values + slot * a->head_dim;
            for (long i = 0; i < a->head_dim; i++) to_keys[i * EK_CACHE_BLOCK + slot] = (_Float16)key[i];
            for (long i = 0; i < a->head_dim; i++) to_values[i] = (_Float16)value[i];
        }
    }
}
