// Norms, activations, rotations and rounding to eight bits, sixteen values at a time. Expects NAME(x).

/// Stores 32 values that are rounded to integers, with their scale and sums.
INLINE void NAME(store_block)(const ek_activations *x, long plane, long block, lanes low, lanes high, float d) {
    typedef int8_t bytes __attribute__((vector_size(16)));
    long at = plane * (x->k / 32) + block;
    int_lanes a = __builtin_convertvector(low, int_lanes), b = __builtin_convertvector(high, int_lanes);
    *(bytes_in_memory *)(x->q + at * 32) = __builtin_convertvector(a, bytes);
    *(bytes_in_memory *)(x->q + at * 32 + 16) = __builtin_convertvector(b, bytes);
    int32_t first = __builtin_reduce_add(a), second = __builtin_reduce_add(b);
    x->d[at] = d;
    x->s[at] = d * (float)(first + second);
    x->c32[at] = -128 * (first + second);
    x->c16[at * 2] = -128 * first;
    x->c16[at * 2 + 1] = -128 * second;
}

/// The rounding error, in 256ths.
INLINE lanes rest_of(lanes x, float inverse, lanes whole) {
    lanes rest = __builtin_elementwise_rint(__builtin_elementwise_fma(x, all(inverse), -whole) * 256.0f);
    return larger(all(-127.0f), __builtin_elementwise_min(rest, all(127.0f)));
}

static void NAME(quantize)(const ek_activations *x, long column) {
    for (long b = 0; b < x->k / 32; b++) {
        const float *from = x->x + column * x->k + b * 32;
        lanes low = load_lanes(from), high = load_lanes(from + 16);
        float largest = largest_of(larger(__builtin_elementwise_abs(low), __builtin_elementwise_abs(high)));
        float inverse = largest > 0 ? 127.0f / largest : 0, d = largest / 127.0f;
        lanes whole_low = __builtin_elementwise_rint(low * inverse);
        lanes whole_high = __builtin_elementwise_rint(high * inverse);
        NAME(store_block)(x, column * x->planes, b, whole_low, whole_high, d);
        if (x->planes < 2) continue;
        NAME(store_block)(
            x, column * x->planes + 1, b, rest_of(low, inverse, whole_low), rest_of(high, inverse, whole_high),
            d / 256.0f);
    }
}

static void NAME(rms_norm)(const float *x, const float *weight, float *y, long n, float epsilon) {
    lanes sums = {0};
    long i = 0;
    for (; i + 16 <= n; i += 16) sums += load_lanes(x + i) * load_lanes(x + i);
    float sum = sum_of(sums);
    for (long j = i; j < n; j++) sum += x[j] * x[j];
    float scale = 1.0f / sqrtf(sum / (float)n + epsilon);
    for (i = 0; i + 16 <= n; i += 16) store_lanes(y + i, load_lanes(x + i) * scale * load_lanes(weight + i));
    for (; i < n; i++) y[i] = x[i] * scale * weight[i];
}

static void NAME(swiglu)(float *gate, const float *up, long n) {
    long i = 0;
    for (; i + 16 <= n; i += 16) {
        lanes g = load_lanes(gate + i);
        store_lanes(gate + i, g / (1.0f + exponential(-g)) * load_lanes(up + i));
    }
    for (; i < n; i++) gate[i] = gate[i] / (1.0f + expf(-gate[i])) * up[i];
}

static void NAME(geglu)(float *gate, const float *up, long n) {
    long i = 0;
    for (; i + 16 <= n; i += 16) {
        lanes x = load_lanes(gate + i);
        lanes inner = x * (1.0f + x * x * GELU_CUBE) * GELU_SCALE;
        store_lanes(gate + i, x * 0.5f * (1.0f + hyperbolic_tangent(inner)) * load_lanes(up + i));
    }
    for (; i < n; i++) {
        float x = gate[i];
        gate[i] = 0.5f * x * (1.0f + tanhf(GELU_SCALE * x * (1.0f + GELU_CUBE * x * x))) * up[i];
    }
}

static void NAME(soft_cap)(float *x, long n, float cap) {
    long i = 0;
    for (; i + 16 <= n; i += 16) store_lanes(x + i, hyperbolic_tangent(load_lanes(x + i) / cap) * cap);
    for (; i < n; i++) x[i] = cap * tanhf(x[i] / cap);
}

static void NAME(scale)(float *x, long n, float factor) {
    for (long i = 0; i < n; i++) x[i] *= factor;
}

static void NAME(add)(float *x, const float *y, long n) {
    for (long i = 0; i < n; i++) x[i] += y[i];
}

static void NAME(rope)(float *x, const float *turns, long heads, long head_dim, long rope_dim, bool split) {
    for (long h = 0; h < heads; h++) {
        float *head = x + h * head_dim;
        if (split) {
            float *other = head + rope_dim / 2;
            for (long i = 0; i < rope_dim / 2; i++) {
                float cosine = turns[2 * i], sine = turns[2 * i + 1], first = head[i], second = other[i];
                head[i] = first * cosine - second * sine;
                other[i] = first * sine + second * cosine;
            }
        } else {
            for (long i = 0; i < rope_dim / 2; i++) {
                float cosine = turns[2 * i], sine = turns[2 * i + 1], first = head[2 * i], second = head[2 * i + 1];
                head[2 * i] = first * cosine - second * sine;
                head[2 * i + 1] = first * sine + second * cosine;
            }
        }
    }
}

static float NAME(read)(const void *data, size_t bytes) {
    lanes a = {0}, b = {0}, c = {0}, d = {0};
    const float *from = data;
    for (size_t i = 0; i + 64 <= bytes / 4; i += 64) {
        a += load_lanes(from + i);
        b += load_lanes(from + i + 16);
        c += load_lanes(from + i + 32);
        d += load_lanes(from + i + 48);
    }
    return sum_of(a + b + c + d);
}
