// The arithmetic of a decoder-only transformer, in C: a scalar reference, and for each function of it versions for the
// vector instructions of x86 (AVX2; AVX-512 with VNNI) and ARM (NEON with dot products). `ek_best_kernels` chooses by
// processor. Nothing here allocates, except the thread pool, and nothing here checks bounds: the caller checks shapes
// once, when it loads the model.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Weights

/// How the rows of a matrix are stored. Block layouts: `blocks.h`.
typedef enum {
    EK_F32,
    EK_F16,
    EK_BF16,
    EK_Q4_0,
    EK_Q4_1,
    EK_Q5_0,
    EK_Q5_1,
    EK_Q8_0,
    EK_Q2_K,
    EK_Q3_K,
    EK_Q4_K,
    EK_Q5_K,
    EK_Q6_K,
    EK_IQ4_NL,
    EK_IQ4_XS,
    EK_MXFP4,
    EK_AFFINE8,
    EK_TYPE_COUNT,
} ek_type;

/// A row-major matrix. `k`, the length of a row, is a multiple of `ek_block_length(type)`.
typedef struct {
    const void *data;
    long rows;
    long k;
    ek_type type;
} ek_matrix;

/// Number of values in one block of the type: 1, 32 or 256.
long ek_block_length(ek_type type);
/// Bytes of one block of the type.
long ek_block_bytes(ek_type type);
/// Bytes of one row of the matrix.
long ek_row_bytes(const ek_matrix *matrix);
/// Writes row `row` as floats to `out` [k].
void ek_dequantize_row(const ek_matrix *matrix, long row, float *out);

// MARK: Activations

/// Up to this many columns get a second plane of bytes, which holds the rounding error of the first, so that products
/// with quantised weights are practically exact. One column is limited by memory and gets this nearly for free; many
/// columns are limited by arithmetic, which a second plane doubles, so they use eight bits only.
enum { EK_EXACT_COLUMNS = 32 };

/// Planes of bytes per column, for this many columns: 2 or 1.
long ek_planes(long columns);

/// Planes in one tile of a product; even, so that both planes of a column are in the same tile.
enum { EK_TILE_PLANES = 12 };

/// 32 values of each plane of a tile, with the numbers that the kernels need beside them, in the order of use.
typedef struct {
    float d[EK_TILE_PLANES];
    float s[EK_TILE_PLANES];
    int32_t c32[EK_TILE_PLANES];
    int32_t c16[2][EK_TILE_PLANES];
    int32_t q[8][EK_TILE_PLANES];  // four values of a plane together
} ek_tile_block;

/// Columns to be multiplied with a matrix: as floats, and rounded to eight bits with a scale per 32 values. Float
/// matrices read `x`; quantised ones read the rest. The sums serve weights stored with an offset.
///
/// A second plane holds the rounding error of the first, in 256ths of its scale: x ≈ d · (q + q₂ / 256). It has the
/// form of a column of its own, with d₂ = d / 256, so that a product is the sum over both planes.
typedef struct {
    long k;
    long planes;   // ek_planes(columns)
    float *x;      // [columns][k]
    int8_t *q;     // [columns][planes][k]       round(x / d), within ±127
    float *d;      // [columns][planes][k / 32]  max |x| / 127
    float *s;      // [columns][planes][k / 32]  d · Σq
    int32_t *c32;  // [columns][planes][k / 32]  −128 · Σq over 32 values
    int32_t *c16;  // [columns][planes][k / 16]  −128 · Σq over 16 values
    ek_tile_block *tiles;  // [columns · planes / 12, rounded up][k / 32], for products of several columns
} ek_activations;

// MARK: Attention

/// Positions in one block of the key-value cache.
enum { EK_CACHE_BLOCK = 32 };

/// Number type of the cached keys and values.
typedef enum {
    EK_CACHE_F16,  // half floats
    EK_CACHE_Q8,   // signed bytes, with one scale per head and position
} ek_cache_type;

/// Bytes of one block of the cache, for one key-value head.
long ek_cache_block_bytes(ek_cache_type type, long head_dim);

/// Causal attention of `tokens` new positions over all positions before and among them.
///
/// The cache is a table of chunks, each of `chunk_blocks` blocks for every layer and key-value head: chunk
/// [layer][kv_head][block] { keys [head_dim][32], values [32][head_dim] }, for bytes followed by the scales of the 32
/// keys and of the 32 values, half floats. Keys are transposed, so that the scores of 32 positions come from one pass
/// of multiply-adds.
typedef struct {
    const float *q;          // [tokens][heads · head_dim]
    float *out;              // [tokens][heads · head_dim]
    uint8_t *const *chunks;  // [chunks so far]
    ek_cache_type type;
    long chunk_blocks;
    long layer_offset;       // bytes from a chunk's start to this layer
    long tokens;
    long position;            // position of the first token
    long heads;
    long kv_heads;
    long head_dim;            // a multiple of 16
    float scale;
    float soft_cap;           // scores s become soft_cap · tanh(s / soft_cap); 0 for none
    long window;              // positions that a token attends to, itself included; 0 for all
} ek_attention;

// MARK: Kernels

typedef void (*ek_matmul_function)(
    const ek_matrix *w, long first_row, long end_row, const ek_activations *x, long columns, float *y, long ldy,
    void *scratch);

/// The functions of one instruction set.
typedef struct {
    const char *name;
    /// y[column · ldy + row]: `matvec` for one column, which always has two planes, `matmul` for several.
    ek_matmul_function matvec[EK_TYPE_COUNT];
    ek_matmul_function matmul[EK_TYPE_COUNT];
    void (*quantize)(const ek_activations *x, long column);
    void (*rms_norm)(const float *x, const float *weight, float *y, long n, float epsilon);
    void (*swiglu)(float *gate, const float *up, long n);
    void (*geglu)(float *gate, const float *up, long n);
    void (*soft_cap)(float *x, long n, float cap);
    void (*scale)(float *x, long n, float factor);
    void (*add)(float *x, const float *y, long n);
    void (*rope)(float *x, const float *turns, long heads, long head_dim, long rope_dim, bool split);
    void (*store)(const ek_attention *a, const float *keys, const float *values, long token);
    void (*attend)(const ek_attention *a, long kv_head, long first_token, long end_token);
    float (*read)(const void *data, size_t bytes);
} ek_kernels;

/// The plain C reference that the others are compared with.
const ek_kernels *ek_scalar_kernels(void);
/// Number of instruction sets that this processor can use, at least 1 (scalar).
long ek_kernels_count(void);
/// The instruction set at `index`, slowest (scalar) first.
const ek_kernels *ek_kernels_at(long index);
/// The fastest instruction set.
const ek_kernels *ek_best_kernels(void);

/// Copies all planes of column `column`, already rounded, into its tile. Products of several columns may read either.
void ek_arrange(const ek_activations *x, long column);
/// Rounds column `column` of `x.x` to eight bits, in as many planes as `x` has.
void ek_quantize(const ek_kernels *kernels, const ek_activations *x, long column);
/// y = x · weight / √(mean(x²) + ε), for `n` values.
void ek_rms_norm(const ek_kernels *kernels, const float *x, const float *weight, float *y, long n, float epsilon);
/// gate = gate · sigmoid(gate) · up.
void ek_swiglu(const ek_kernels *kernels, float *gate, const float *up, long n);
/// gate = GELU(gate) · up, with GELU(x) = x / 2 · (1 + tanh(√(2/π) · (x + 0.044715 · x³))).
void ek_geglu(const ek_kernels *kernels, float *gate, const float *up, long n);
/// x = cap · tanh(x / cap).
void ek_soft_cap(const ek_kernels *kernels, float *x, long n, float cap);
/// x = x · factor.
void ek_scale(const ek_kernels *kernels, float *x, long n, float factor);
/// x = x + y.
void ek_add(const ek_kernels *kernels, float *x, const float *y, long n);
/// Rotates pairs of each head's first `rope_dim` values. `turns` [rope_dim / 2][2] holds cosine and sine; a pair is (i,
/// i + rope_dim / 2) if `split`, otherwise (2i, 2i + 1).
void ek_rope(
    const ek_kernels *kernels, float *x, const float *turns, long heads, long head_dim, long rope_dim, bool split);
/// Fills `turns` [count][2] for one position: cosine and sine of position · frequencies[i], times `magnitude`.
void ek_rope_turns(float *turns, long position, long count, const double *frequencies, float magnitude);
/// Stores the key and value of the token (`keys`, `values` [tokens][kv_heads · head_dim]) in the cache.
void ek_store(const ek_kernels *kernels, const ek_attention *a, const float *keys, const float *values, long token);
/// Attention of the queries that share one key-value head, for tokens `first_token` to `end_token`.
void ek_attend(const ek_kernels *kernels, const ek_attention *a, long kv_head, long first_token, long end_token);
/// y = w · x for rows `first_row` to `end_row` and all columns; `scratch` has `ek_scratch_bytes(k)` bytes.
void ek_matmul(
    const ek_kernels *kernels, const ek_matrix *w, long first_row, long end_row, const ek_activations *x,
    long columns, float *y, long ldy, void *scratch);
/// Bytes of scratch memory that one thread's matrix product needs.
size_t ek_scratch_bytes(long k);

// MARK: Threads

/// Threads that wait for work, first spinning briefly, then asleep.
typedef struct ek_pool ek_pool;
typedef void (*ek_item_function)(void *context, long item, long thread);

/// A pool of `threads`, including the caller's own, or of fewer if the system refuses some; null if there is no memory.
ek_pool *ek_pool_create(long threads);
/// Ends the threads and frees the pool. No work may be running.
void ek_pool_destroy(ek_pool *pool);
/// Number of threads in the pool.
long ek_pool_threads(const ek_pool *pool);
/// Calls `function` for items 0 ..< `items`, each once, on whichever thread is free; returns when all are done.
/// Without a pool (null) the caller does all the work.
void ek_pool_run(ek_pool *pool, long items, ek_item_function function, void *context);

/// One product of a group that shares its columns: y[column · ldy + row].
typedef struct {
    ek_matrix w;
    float *y;
    long ldy;
} ek_product;

/// Computes all products, split by rows over the pool's threads. `scratch` holds one pointer per thread.
void ek_multiply(
    const ek_kernels *kernels, ek_pool *pool, const ek_product *products, long count, const ek_activations *x,
    long columns, void *const *scratch);
