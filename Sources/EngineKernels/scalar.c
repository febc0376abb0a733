// The reference: every kernel in plain C, one value at a time.
#include <float.h>

#include "unpack.h"

static void matmul_floats(
    ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y,
    long ldy) {
    long bytes = ek_row_bytes(w);
    for (long r = first_row; r < end_row; r++) {
        const uint8_t *row = (const uint8_t *)w->data + r * bytes;
        for (long c = 0; c < columns; c++) {
            float sum = 0;
            for (long i = 0; i < w->k; i++) sum += float_at(type, row, i) * x->x[c * w->k + i];
            y[c * ldy + r] = sum;
        }
    }
}

static void matmul_blocks(
    ek_type type, const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y,
    long ldy) {
    long bytes = ek_row_bytes(w), length = scale_length(type), step = ek_block_length(type);
    for (long r = first_row; r < end_row; r++) {
        const uint8_t *row = (const uint8_t *)w->data + r * bytes;
        for (long c = 0; c < columns; c++) y[c * ldy + r] = 0;
        for (long i = 0; i < w->k; i += step) {
            int8_t q[256];
            float d[16], m[16] = {0};
            unpack(type, row, i, step, q, d, m);
            for (long c = 0; c < columns; c++) {
                float sum = 0;
                for (long plane = c * x->planes; plane < (c + 1) * x->planes; plane++) {
                    for (long b = 0; b < step / length; b++) {
                        int32_t dot = 0, values = 0;
                        for (long j = b * length; j < (b + 1) * length; j++) {
                            int8_t value = x->q[plane * w->k + i + j];
                            dot += q[j] * value;
                            values += value;
                        }
                        float scale = x->d[(plane * w->k + i + b * length) / 32];
                        sum += scale * (d[b] * (float)dot - m[b] * (float)values);
                    }
                }
                y[c * ldy + r] += sum;
            }
        }
    }
}

#define MATMUL(name, kind, type)                                                                                      \
    static void name(                                                                                                 \
        const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,  \
        void *scratch) {                                                                                              \
        (void)scratch;                                                                                                \
        kind(type, w, first_row, end_row, x, columns, y, ldy);                                                        \
    }
MATMUL(matmul_f32_scalar, matmul_floats, EK_F32)
MATMUL(matmul_f16_scalar, matmul_floats, EK_F16)
MATMUL(matmul_bf16_scalar, matmul_floats, EK_BF16)
#define BLOCKS(type, label) MATMUL(matmul_##label##_scalar, matmul_blocks, type)
EK_BLOCK_TYPES(BLOCKS)

/// Stores 32 values that are rounded to integers, with their scale and sums.
static void store_block(const ek_activations *x, long plane, long block, const float *values, float d) {
    long at = plane * (x->k / 32) + block;
    int32_t sums[2] = {0, 0};
    for (int i = 0; i < 32; i++) {
        x->q[at * 32 + i] = (int8_t)values[i];
        sums[i / 16] += (int32_t)values[i];
    }
    x->d[at] = d;
    x->s[at] = d * (float)(sums[0] + sums[1]);
    x->c32[at] = -128 * (sums[0] + sums[1]);
    x->c16[at * 2] = -128 * sums[0];
    x->c16[at * 2 + 1] = -128 * sums[1];
}

static void quantize_scalar(const ek_activations *x, long column) {
    for (long b = 0; b < x->k / 32; b++) {
        const float *from = x->x + column * x->k + b * 32;
        float largest = 0, whole[32], rest[32];
        for (int i = 0; i < 32; i++) largest = fmaxf(largest, fabsf(from[i]));
        float inverse = largest > 0 ? 127.0f / largest : 0, d = largest / 127.0f;
        for (int i = 0; i < 32; i++) whole[i] = rintf(from[i] * inverse);
        store_block(x, column * x->planes, b, whole, d);
        if (x->planes < 2) continue;
        // A fused multiply-add, so that every instruction set computes the same error.
        for (int i = 0; i < 32; i++) {
            float rounded = rintf(fmaf(from[i], inverse, -whole[i]) * 256.0f);
            rest[i] = fmaxf(-127.0f, fminf(rounded, 127.0f));
        }
        store_block(x, column * x->planes + 1, b, rest, d / 256.0f);
    }
}

static void rms_norm_scalar(const float *x, const float *weight, float *y, long n, float epsilon) {
    double sum = 0;
    for (long i = 0; i < n; i++) sum += (double)x[i] * x[i];
    float scale = 1.0f / sqrtf((float)(sum / (double)n) + epsilon);
    for (long i = 0; i < n; i++) y[i] = x[i] * scale * weight[i];
}

static void swiglu_scalar(float *gate, const float *up, long n) {
    for (long i = 0; i < n; i++) gate[i] = gate[i] / (1.0f + expf(-gate[i])) * up[i];
}

static void geglu_scalar(float *gate, const float *up, long n) {
    for (long i = 0; i < n; i++) {
        float x = gate[i];
        gate[i] = 0.5f * x * (1.0f + tanhf(GELU_SCALE * x * (1.0f + GELU_CUBE * x * x))) * up[i];
    }
}

static void soft_cap_scalar(float *x, long n, float cap) {
    for (long i = 0; i < n; i++) x[i] = cap * tanhf(x[i] / cap);
}

static void scale_scalar(float *x, long n, float factor) {
    for (long i = 0; i < n; i++) x[i] *= factor;
}

static void add_scalar(float *x, const float *y, long n) {
    for (long i = 0; i < n; i++) x[i] += y[i];
}

static void rope_scalar(float *x, const float *turns, long heads, long head_dim, long rope_dim, bool split) {
    for (long h = 0; h < heads; h++) {
        for (long i = 0; i < rope_dim / 2; i++) {
            float *a = x + h * head_dim + (split ? i : 2 * i), *b = a + (split ? rope_dim / 2 : 1);
            float cosine = turns[2 * i], sine = turns[2 * i + 1], first = *a, second = *b;
            *a = first * cosine - second * sine;
            *b = first * sine + second * cosine;
        }
    }
}

static void store_scalar(const ek_attention *a, const float *keys, const float *values, long token) {
    long position = a->position + token, slot = position % EK_CACHE_BLOCK, width = a->kv_heads * a->head_dim;
    for (long h = 0; h < a->kv_heads; h++) {
        cache_block block = block_at(a, h, position / EK_CACHE_BLOCK);
        const float *key = keys + token * width + h * a->head_dim, *value = values + token * width + h * a->head_dim;
        if (a->type == EK_CACHE_F16) {
            for (long i = 0; i < a->head_dim; i++) {
                ((uint16_t *)block.keys)[i * EK_CACHE_BLOCK + slot] = half_from_float(key[i]);
                ((uint16_t *)block.values)[slot * a->head_dim + i] = half_from_float(value[i]);
            }
            continue;
        }
        uint16_t d = block.scales_of_keys[slot] = byte_scale(key, a->head_dim);
        uint16_t e = block.scales_of_values[slot] = byte_scale(value, a->head_dim);
        for (long i = 0; i < a->head_dim; i++) {
            ((int8_t *)block.keys)[i * EK_CACHE_BLOCK + slot] = byte_of(key[i] * inverse_of(d));
            ((int8_t *)block.values)[slot * a->head_dim + i] = byte_of(value[i] * inverse_of(e));
        }
    }
}

static float key_at(const ek_attention *a, const cache_block *block, long slot, long i) {
    long at = i * EK_CACHE_BLOCK + slot;
    return a->type == EK_CACHE_F16
        ? float_from_half(((uint16_t *)block->keys)[at])
        : ((int8_t *)block->keys)[at] * float_from_half(block->scales_of_keys[slot]);
}

static float value_at(const ek_attention *a, const cache_block *block, long slot, long i) {
    long at = slot * a->head_dim + i;
    return a->type == EK_CACHE_F16
        ? float_from_half(((uint16_t *)block->values)[at])
        : ((int8_t *)block->values)[at] * float_from_half(block->scales_of_values[slot]);
}

static float score(const ek_attention *a, const float *q, long kv_head, long position) {
    cache_block block = block_at(a, kv_head, position / EK_CACHE_BLOCK);
    float sum = 0;
    for (long i = 0; i < a->head_dim; i++) sum += q[i] * key_at(a, &block, position % EK_CACHE_BLOCK, i);
    sum *= a->scale;
    return a->soft_cap > 0 ? a->soft_cap * tanhf(sum / a->soft_cap) : sum;
}

static void attend_scalar(const ek_attention *a, long kv_head, long first_token, long end_token) {
    long group = a->heads / a->kv_heads;
    for (long t = first_token; t < end_token; t++) {
        for (long g = 0; g < group; g++) {
            long at = (t * a->heads + kv_head * group + g) * a->head_dim;
            const float *q = a->q + at;
            float *out = a->out + at, largest = -FLT_MAX, total = 0;
            long first = first_seen(a, a->position + t);
            for (long p = first; p <= a->position + t; p++) largest = fmaxf(largest, score(a, q, kv_head, p));
            for (long i = 0; i < a->head_dim; i++) out[i] = 0;
            for (long p = first; p <= a->position + t; p++) {
                cache_block block = block_at(a, kv_head, p / EK_CACHE_BLOCK);
                float weight = expf(score(a, q, kv_head, p) - largest);
                for (long i = 0; i < a->head_dim; i++)
                    out[i] += weight * value_at(a, &block, p % EK_CACHE_BLOCK, i);
                total += weight;
            }
            for (long i = 0; i < a->head_dim; i++) out[i] /= total;
        }
    }
}

static float read_scalar(const void *data, size_t bytes) {
    uint64_t sum = 0;
    for (size_t i = 0; i + 8 <= bytes; i += 8) {
        uint64_t word;
        memcpy(&word, (const char *)data + i, 8);
        sum += word;
    }
    return (float)sum;
}

const ek_kernels *ek_scalar_kernels(void) {
    static const ek_kernels kernels = {
        .name = "scalar",
#define ENTRY(type, label) [type] = matmul_##label##_scalar,
        .matvec = {matmul_f32_scalar, matmul_f16_scalar, matmul_bf16_scalar, EK_BLOCK_TYPES(ENTRY)},
        .matmul = {matmul_f32_scalar, matmul_f16_scalar, matmul_bf16_scalar, EK_BLOCK_TYPES(ENTRY)},
#undef ENTRY
        .quantize = quantize_scalar,
        .rms_norm = rms_norm_scalar,
        .swiglu = swiglu_scalar,
        .geglu = geglu_scalar,
        .soft_cap = soft_cap_scalar,
        .scale = scale_scalar,
        .add = add_scalar,
        .rope = rope_scalar,
        .store = store_scalar,
        .attend = attend_scalar,
        .read = read_scalar,
    };
    return &kernels;
}
