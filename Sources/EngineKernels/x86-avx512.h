// What the two AVX-512 files share: the matrix products by blocks are long enough for files of their own.
#pragma once
#include <immintrin.h>

#include "blocks.h"

#define AVX512 "avx512f,avx512bw,avx512vl,avx512dq,avx512vnni,avx2,fma,f16c"

#define BLOCK_PRODUCT_PARAMETERS                                                                                      \
    const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,      \
        void *scratch

void ek_matvec_q8_0_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matvec_q4_0_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matvec_q4_k_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matvec_q6_k_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matmul_q8_0_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matmul_q4_0_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matmul_q4_k_avx512(BLOCK_PRODUCT_PARAMETERS);
void ek_matmul_q6_k_avx512(BLOCK_PRODUCT_PARAMETERS);
