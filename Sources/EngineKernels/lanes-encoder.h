// The encoder's functions, sixteen values at a time. Expects NAME(x).
#include "encoder-kernels.h"
#include "lanes.h"

/// Φ(x), to about 1e-7, from erf(|x| / √2) by formula 7.1.26 of Abramowitz and Stegun.
INLINE lanes normal_distribution(lanes x) {
    lanes z = __builtin_elementwise_abs(x) * 0.70710678118654752f;
    lanes t = 1.0f / (1.0f + 0.3275911f * z);
    lanes p = all(1.061405429f);
    p = p * t - 1.453152027f;
    p = p * t + 1.421413741f;
    p = p * t - 0.284496736f;
    p = p * t + 0.254829592f;
    lanes tail = 0.5f * p * t * exponential(-z * z);
    int_lanes negative = x < 0.0f;
    return (lanes)(((int_lanes)tail & negative) | ((int_lanes)(1.0f - tail) & ~negative));
}

static void NAME(layer_norm)(float *x, const float *weight, const float *bias, long n, float epsilon) {
    lanes sums = {0}, squares = {0};
    long i = 0;
    for (; i + 16 <= n; i += 16) sums += load_lanes(x + i);
    float sum = sum_of(sums);
    for (long j = i; j < n; j++) sum += x[j];
    float mean = sum / (float)n;
    for (i = 0; i + 16 <= n; i += 16) {
        lanes value = load_lanes(x + i) - mean;
        squares += value * value;
    }
    float square = sum_of(squares);
    for (long j = i; j < n; j++) square += (x[j] - mean) * (x[j] - mean);
    float scale = 1.0f / sqrtf(square / (float)n + epsilon);
    for (i = 0; i + 16 <= n; i += 16) {
        lanes offset = bias ? load_lanes(bias + i) : (lanes){0};
        store_lanes(x + i, (load_lanes(x + i) - mean) * scale * load_lanes(weight + i) + offset);
    }
    for (; i < n; i++) x[i] = (x[i] - mean) * scale * weight[i] + (bias ? bias[i] : 0.0f);
}

static void NAME(gelu)(float *x, long n) {
    long i = 0;
    for (; i + 16 <= n; i += 16) {
        lanes value = load_lanes(x + i);
        store_lanes(x + i, value * normal_distribution(value));
    }
    for (; i < n; i++) x[i] = 0.5f * x[i] * (1.0f + erff(x[i] * 0.70710678118654752f));
}

static void NAME(softmax)(float *x, long n, float scale) {
    float largest = x[0] * scale;
    lanes most = all(largest), sums = {0};
    long i = 0;
    for (; i + 16 <= n; i += 16) most = larger(most, load_lanes(x + i) * scale);
    largest = largest_of(most);
    for (long j = i; j < n; j++) largest = fmaxf(largest, x[j] * scale);
    for (i = 0; i + 16 <= n; i += 16) {
        lanes value = exponential(load_lanes(x + i) * scale - largest);
        store_lanes(x + i, value);
        sums += value;
    }
    float sum = sum_of(sums);
    for (long j = i; j < n; j++) sum += x[j] = expf(x[j] * scale - largest);
    float share = 1.0f / sum;
    for (i = 0; i < n; i++) x[i] *= share;
}
