// What encoders (BERT and its kin) compute beside a decoder's arithmetic: norms with a mean, GELU, and the softmax of
// attention that looks both ways. As in kernels.h, nothing allocates, and nothing checks bounds.
#pragma once
#include "kernels.h"

/// x = (x − mean) / √(variance + ε) · weight + bias, all of `n` values; without a bias where that is null.
void ek_layer_norm(
    const ek_kernels *kernels, float *x, const float *weight, const float *bias, long n, float epsilon);
/// x = x · Φ(x), with the distribution function Φ of the normal distribution.
void ek_gelu(const ek_kernels *kernels, float *x, long n);
/// x = softmax(x · scale).
void ek_softmax(const ek_kernels *kernels, float *x, long n, float scale);
