// The encoder's functions for each instruction set.
#pragma once
#include "blocks.h"
#include "include/encoder.h"

typedef struct {
    void (*layer_norm)(float *x, const float *weight, const float *bias, long n, float epsilon);
    void (*gelu)(float *x, long n);
    void (*softmax)(float *x, long n, float scale);
} ek_encoder_kernels;

extern const ek_encoder_kernels ek_encoder_avx2, ek_encoder_avx512, ek_encoder_neon;
