// Chooses the kernels for this processor, and forwards calls to them.
#include "unpack.h"

long ek_block_length(ek_type type) { return type <= EK_BF16 ? 1 : unpack_length(type); }

long ek_block_bytes(ek_type type) {
    switch (type) {
    case EK_F32: return 4;
    case EK_F16: case EK_BF16: return 2;
#define SIZE(number, label)                                                                                           \
    case number: return sizeof(block_##label);
        EK_BLOCK_TYPES(SIZE)
#undef SIZE
    default: return 0;
    }
}

long ek_row_bytes(const ek_matrix *matrix) {
    return matrix->k / ek_block_length(matrix->type) * ek_block_bytes(matrix->type);
}

void ek_dequantize_row(const ek_matrix *matrix, long row, float *out) {
    const uint8_t *data = (const uint8_t *)matrix->data + row * ek_row_bytes(matrix);
    long step = ek_block_length(matrix->type), length = scale_length(matrix->type);
    if (step == 1) {
        for (long i = 0; i < matrix->k; i++) out[i] = float_at(matrix->type, data, i);
        return;
    }
    for (long i = 0; i < matrix->k; i += step) {
        int8_t q[256];
        float d[16], m[16] = {0};
        unpack(matrix->type, data, i, step, q, d, m);
        for (long j = 0; j < step; j++) out[i + j] = d[j / length] * q[j] - m[j / length];
    }
}

long ek_cache_block_bytes(ek_cache_type type, long head_dim) {
    long values = 2 * EK_CACHE_BLOCK * head_dim;
    return type == EK_CACHE_Q8 ? values + 2 * EK_CACHE_BLOCK * 2 : values * 2;
}

long ek_planes(long columns) { return columns <= EK_EXACT_COLUMNS ? 2 : 1; }

size_t ek_scratch_bytes(long k) { return (size_t)k * 96 + 65536; }

long ek_kernels_count(void) {
    long count = 0;
    while (ek_kernels_at(count)) count++;
    return count;
}

const ek_kernels *ek_kernels_at(long index) {
    const ek_kernels *found[4] = {ek_scalar_kernels()};
    long count = 1;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("f16c"))
        found[count++] = ek_avx2_kernels();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vnni"))
        found[count++] = ek_avx512_kernels();
#elif defined(__aarch64__)
    if ((found[count] = ek_neon_kernels())) count++;
#endif
    return index < count ? found[index] : 0;
}

const ek_kernels *ek_best_kernels(void) { return ek_kernels_at(ek_kernels_count() - 1); }

void ek_quantize(const ek_kernels *kernels, const ek_activations *x, long column) { kernels->quantize(x, column); }

static void arrange_plane(const ek_activations *x, long plane) {
    long blocks = x->k / 32, c = plane % EK_TILE_PLANES;
    ek_tile_block *tile = x->tiles + plane / EK_TILE_PLANES * blocks;
    const int8_t *q = x->q + plane * x->k;
    for (long b = 0; b < blocks; b++) {
        long at = plane * blocks + b;
        tile[b].d[c] = x->d[at];
        tile[b].s[c] = x->s[at];
        tile[b].c32[c] = x->c32[at];
        tile[b].c16[0][c] = x->c16[at * 2];
        tile[b].c16[1][c] = x->c16[at * 2 + 1];
        for (int g = 0; g < 8; g++) memcpy(&tile[b].q[g][c], q + b * 32 + g * 4, 4);
    }
}

void ek_arrange(const ek_activations *x, long column) {
    for (long p = 0; p < x->planes; p++) arrange_plane(x, column * x->planes + p);
}

void ek_rms_norm(const ek_kernels *kernels, const float *x, const float *weight, float *y, long n, float epsilon) {
    kernels->rms_norm(x, weight, y, n, epsilon);
}

void ek_swiglu(const ek_kernels *kernels, float *gate, const float *up, long n) { kernels->swiglu(gate, up, n); }

void ek_geglu(const ek_kernels *kernels, float *gate, const float *up, long n) { kernels->geglu(gate, up, n); }

void ek_soft_cap(const ek_kernels *kernels, float *x, long n, float cap) { kernels->soft_cap(x, n, cap); }

void ek_scale(const ek_kernels *kernels, float *x, long n, float factor) { kernels->scale(x, n, factor); }

void ek_add(const ek_kernels *kernels, float *x, const float *y, long n) { kernels->add(x, y, n); }

void ek_rope(
    const ek_kernels *kernels, float *x, const float *turns, long heads, long head_dim, long rope_dim, bool split) {
    kernels->rope(x, turns, heads, head_dim, rope_dim, split);
}

void ek_rope_turns(float *turns, long position, long count, const double *frequencies, float magnitude) {
    for (long i = 0; i < count; i++) {
        double angle = (double)position * frequencies[i];
        turns[2 * i] = (float)(cos(angle) * magnitude);
        turns[2 * i + 1] = (float)(sin(angle) * magnitude);
    }
}

void ek_store(const ek_kernels *kernels, const ek_attention *a, const float *keys, const float *values, long token) {
    kernels->store(a, keys, values, token);
}

void ek_attend(const ek_kernels *kernels, const ek_attention *a, long kv_head, long first_token, long end_token) {
    kernels->attend(a, kv_head, first_token, end_token);
}

void ek_matmul(
    const ek_kernels *kernels, const ek_matrix *w, long first_row, long end_row, const ek_activations *x,
    long columns, float *y, long ldy, void *scratch) {
    (columns == 1 ? kernels->matvec : kernels->matmul)[w->type](w, first_row, end_row, x, columns, y, ldy, scratch);
}
