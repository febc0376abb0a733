// The encoder's functions for AVX-512.
#if defined(__x86_64__)
#include "blocks.h"
#include "x86-avx512.h"

#pragma clang attribute push(__attribute__((target(AVX512))), apply_to = function)

#define NAME(x) x##_avx512
#include "lanes-encoder.h"

#pragma clang attribute pop

const ek_encoder_kernels ek_encoder_avx512 = {layer_norm_avx512, gelu_avx512, softmax_avx512};
#endif
