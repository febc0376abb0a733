// The encoder's functions for AVX2, FMA and F16C.
#if defined(__x86_64__)
#include "blocks.h"

#pragma clang attribute push(__attribute__((target("avx2,fma,f16c"))), apply_to = function)

#define NAME(x) x##_avx2
#include "lanes-encoder.h"

#pragma clang attribute pop

const ek_encoder_kernels ek_encoder_avx2 = {layer_norm_avx2, gelu_avx2, softmax_avx2};
#endif
