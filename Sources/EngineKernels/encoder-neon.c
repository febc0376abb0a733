// The encoder's functions for 64-bit ARM.
#if defined(__aarch64__)
#include "blocks.h"

#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

#define NAME(x) x##_neon
#include "lanes-encoder.h"

#pragma clang attribute pop

const ek_encoder_kernels ek_encoder_neon = {layer_norm_neon, gelu_neon, softmax_neon};
#endif
