// What encoders (BERT and its kin) compute besides a decoder's arithmetic: layer norms, GELU, and the softmax of
// bidirectional attention. As in kernels.h, nothing allocates, and nothing checks bounds.
#pragma once
#include "kernels.h"

/// x = (x − mean) / √(variance + ε) · weight + bias, for `n` values; `bias` may be null.
void ek_layer_norm(
    const ek_kernels *kernels, float *x, const float *weight, const float *bias, long n, float epsilon);
/// x = x · Φ(x), where Φ is the normal distribution function.
void ek_gelu(const ek_kernels *kernels, float *x, long n);
/// x = softmax(x · scale).
void ek_softmax(const ek_kernels *kernels, float *x, long n, float scale);
