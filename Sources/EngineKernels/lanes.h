// Sixteen floats at a time, in the compiler's vector extension, so that one source serves every instruction set: they
// take one AVX-512 register, two of AVX2 or four of NEON. Each file that includes this, and then other files named
// lanes-*.h, enables its instruction set for all functions.
#pragma once
#include "unpack.h"

// Every function here is inlined, so the calling convention for its vectors does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float lanes __attribute__((vector_size(64)));
typedef int32_t int_lanes __attribute__((vector_size(64)));
typedef float lanes_in_memory __attribute__((vector_size(64), aligned(1), may_alias));
typedef _Float16 halves_in_memory __attribute__((vector_size(32), aligned(1), may_alias));
typedef int8_t bytes_in_memory __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint16_t words_in_memory __attribute__((vector_size(32), aligned(1), may_alias));

INLINE lanes load_lanes(const float *from) { return *(const lanes_in_memory *)from; }

INLINE void store_lanes(float *to, lanes value) { *(lanes_in_memory *)to = value; }

INLINE lanes load_halves(const uint16_t *from) {
    return __builtin_convertvector(*(const halves_in_memory *)from, lanes);
}

INLINE lanes load_bytes(const int8_t *from) {
    return __builtin_convertvector(__builtin_convertvector(*(const bytes_in_memory *)from, int_lanes), lanes);
}

INLINE lanes load_bfloats(const uint16_t *from) {
    return (lanes)(__builtin_convertvector(*(const words_in_memory *)from, int_lanes) << 16);
}

INLINE lanes all(float value) { return (lanes){} + value; }

INLINE float sum_of(lanes v) {
    float part[8];
    for (int i = 0; i < 8; i++) part[i] = v[i] + v[i + 8];
    return ((part[0] + part[4]) + (part[1] + part[5])) + ((part[2] + part[6]) + (part[3] + part[7]));
}

INLINE lanes larger(lanes a, lanes b) { return __builtin_elementwise_max(a, b); }

INLINE float largest_of(lanes v) { return __builtin_reduce_max(v); }

/// e^x, to about two units in the last place; 0 below −87. x = n·ln 2 + r, and a polynomial for e^r (Cephes' expf).
INLINE lanes exponential(lanes x) {
    int_lanes tiny = x < -87.0f;
    lanes clamped = __builtin_elementwise_min(larger(x, all(-87.0f)), all(88.0f));
    lanes n = __builtin_elementwise_rint(clamped * 1.44269504088896341f);
    lanes r = clamped - n * 0.693359375f + n * 2.12194440e-4f;
    lanes p = all(1.9875691500e-4f);
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1.0f;
    int_lanes power = (__builtin_convertvector(n, int_lanes) + 127) << 23;
    int_lanes result = (int_lanes)(p * (lanes)power);
    return (lanes)(result & ~tiny);
}

/// Hyperbolic tangent, to about 1e-7 of one.
INLINE lanes hyperbolic_tangent(lanes x) { return 1.0f - 2.0f / (exponential(2.0f * x) + 1.0f); }
