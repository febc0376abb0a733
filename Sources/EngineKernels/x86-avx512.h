// Shared by the AVX-512 files: the products of blocks are long enough for files of their own.
#pragma once
#include <immintrin.h>

#include "unpack.h"

#define AVX512 "avx512f,avx512bw,avx512vl,avx512dq,avx512vnni,avx2,fma,f16c"

#define BLOCK_PRODUCT_PARAMETERS                                                                                      \
    const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,      \
        void *scratch

#define DECLARE(type, label)                                                                                          \
    void ek_matvec_##label##_avx512(BLOCK_PRODUCT_PARAMETERS);                                                        \
    void ek_matmul_##label##_avx512(BLOCK_PRODUCT_PARAMETERS);
EK_BLOCK_TYPES(DECLARE)
#undef DECLARE
