// The encoder's functions in plain C, and the choice of the instruction set.
#include <float.h>

#include "encoder-kernels.h"

static void layer_norm_scalar(float *x, const float *weight, const float *bias, long n, float epsilon) {
    double sum = 0, squares = 0;
    for (long i = 0; i < n; i++) sum += x[i];
    double mean = sum / (double)n;
    for (long i = 0; i < n; i++) squares += (x[i] - mean) * (x[i] - mean);
    double scale = 1 / sqrt(squares / (double)n + epsilon);
    for (long i = 0; i < n; i++) x[i] = (float)((x[i] - mean) * scale) * weight[i] + (bias ? bias[i] : 0);
}

static void gelu_scalar(float *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.5f * x[i] * (1 + erff(x[i] * 0.70710678118654752f));
}

static void softmax_scalar(float *x, long n, float scale) {
    float largest = -FLT_MAX;
    for (long i = 0; i < n; i++) largest = fmaxf(largest, x[i] * scale);
    double sum = 0;
    for (long i = 0; i < n; i++) sum += x[i] = expf(x[i] * scale - largest);
    for (long i = 0; i < n; i++) x[i] = (float)(x[i] / sum);
}

static const ek_encoder_kernels scalar = {layer_norm_scalar, gelu_scalar, softmax_scalar};

/// The functions of the same instruction set as `kernels`.
static const ek_encoder_kernels *of(const ek_kernels *kernels) {
#if defined(__x86_64__)
    if (kernels == ek_avx512_kernels()) return &ek_encoder_avx512;
    if (kernels == ek_avx2_kernels()) return &ek_encoder_avx2;
#elif defined(__aarch64__)
    if (kernels == ek_neon_kernels()) return &ek_encoder_neon;
#endif
    (void)kernels;
    return &scalar;
}

void ek_layer_norm(
    const ek_kernels *kernels, float *x, const float *weight, const float *bias, long n, float epsilon) {
    of(kernels)->layer_norm(x, weight, bias, n, epsilon);
}

void ek_gelu(const ek_kernels *kernels, float *x, long n) { of(kernels)->gelu(x, n); }

void ek_softmax(const ek_kernels *kernels, float *x, long n, float scale) { of(kernels)->softmax(x, n, scale); }
