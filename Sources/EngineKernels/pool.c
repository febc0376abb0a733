// A pool of threads for work that comes in bursts of microseconds. Items are taken from a shared counter, so a
// thread that the system has put aside holds up one item, not its whole share. A thread without work spins briefly
// and then sleeps: on a machine of two virtual cores, spinning longer would take the core from whoever has work.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "blocks.h"

enum { SPINS = 400 };

struct ek_pool {
    long threads;
    pthread_t *workers;  // [threads − 1]
    pthread_mutex_t lock;
    pthread_cond_t wake, finished;
    ek_item_function function;
    void *context;
    long items;
    atomic_long next;   // first item not yet taken
    atomic_ulong round;  // counts calls of run
    atomic_long busy;   // workers that have not finished this round
    atomic_bool ending;
    long index;  // hands each worker its number
};

static void relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static void work(ek_pool *pool, long thread) {
    for (;;) {
        long item = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
        if (item >= pool->items) return;
        pool->function(pool->context, item, thread);
    }
}

static void *worker(void *argument) {
    ek_pool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    long thread = ++pool->index;
    pthread_mutex_unlock(&pool->lock);
    unsigned long seen = 0;
    for (;;) {
        for (int i = 0; i < SPINS && atomic_load(&pool->round) == seen; i++) relax();
        if (atomic_load(&pool->round) == seen) {
            pthread_mutex_lock(&pool->lock);
            while (atomic_load(&pool->round) == seen) pthread_cond_wait(&pool->wake, &pool->lock);
            pthread_mutex_unlock(&pool->lock);
        }
        seen++;
        if (atomic_load(&pool->ending)) return 0;
        work(pool, thread);
        if (atomic_fetch_sub(&pool->busy, 1) == 1) {
            pthread_mutex_lock(&pool->lock);
            pthread_cond_signal(&pool->finished);
            pthread_mutex_unlock(&pool->lock);
        }
    }
}

static void begin_round(ek_pool *pool) {
    atomic_store(&pool->busy, pool->threads - 1);
    pthread_mutex_lock(&pool->lock);
    atomic_fetch_add(&pool->round, 1);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
}

ek_pool *ek_pool_create(long threads) {
    if (threads < 1) threads = 1;
    ek_pool *pool = calloc(1, sizeof *pool);
    if (!pool) return 0;
    pool->workers = calloc((size_t)threads, sizeof *pool->workers);
    if (!pool->workers) {
        free(pool);
        return 0;
    }
    pthread_mutex_init(&pool->lock, 0);
    pthread_cond_init(&pool->wake, 0);
    pthread_cond_init(&pool->finished, 0);
    for (pool->threads = 1; pool->threads < threads; pool->threads++)
        if (pthread_create(&pool->workers[pool->threads - 1], 0, worker, pool)) break;
    return pool;
}

void ek_pool_destroy(ek_pool *pool) {
    if (!pool) return;
    atomic_store(&pool->ending, true);
    begin_round(pool);
    for (long i = 0; i < pool->threads - 1; i++) pthread_join(pool->workers[i], 0);
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->wake);
    pthread_cond_destroy(&pool->finished);
    free(pool->workers);
    free(pool);
}

long ek_pool_threads(const ek_pool *pool) { return pool ? pool->threads : 1; }

void ek_pool_run(ek_pool *pool, long items, ek_item_function function, void *context) {
    if (!pool || pool->threads == 1 || items <= 1) {
        for (long i = 0; i < items; i++) function(context, i, 0);
        return;
    }
    pool->function = function;
    pool->context = context;
    pool->items = items;
    atomic_store(&pool->next, 0);
    begin_round(pool);
    work(pool, 0);
    for (int i = 0; i < SPINS && atomic_load(&pool->busy); i++) relax();
    if (atomic_load(&pool->busy)) {
        pthread_mutex_lock(&pool->lock);
        while (atomic_load(&pool->busy)) pthread_cond_wait(&pool->finished, &pool->lock);
        pthread_mutex_unlock(&pool->lock);
    }
}

// MARK: Matrix products over the pool

typedef struct {
    const ek_kernels *kernels;
    const ek_product *products;
    const ek_activations *x;
    void *const *scratch;
    long columns, count;
    long rows[8];   // rows of one item, for each product
    long first[9];  // first item of each product
} multiplication;

static void multiply_item(void *context, long item, long thread) {
    const multiplication *m = context;
    long p = 0;
    while (item >= m->first[p + 1]) p++;
    const ek_product *product = &m->products[p];
    long first = (item - m->first[p]) * m->rows[p], end = first + m->rows[p];
    if (end > product->w.rows) end = product->w.rows;
    ek_matmul(
        m->kernels, &product->w, first, end, m->x, m->columns, product->y, product->ldy, m->scratch[thread]);
}

void ek_multiply(
    const ek_kernels *kernels, ek_pool *pool, const ek_product *products, long count, const ek_activations *x,
    long columns, void *const *scratch) {
    multiplication m = {kernels, products, x, scratch, columns, count, {0}, {0}};
    for (long p = 0; p < count; p++) {
        // One item: a run of rows long enough to stream, short enough that both threads end together.
        long bytes = ek_row_bytes(&products[p].w), rows = columns == 1 ? (96 << 10) / (bytes + 1) : 64;
        if (products[p].w.rows < rows * 4 * ek_pool_threads(pool)) rows = products[p].w.rows / 4 / ek_pool_threads(pool);
        rows = rows < 16 ? 16 : rows / 16 * 16;
        m.rows[p] = rows;
        m.first[p + 1] = m.first[p] + (products[p].w.rows + rows - 1) / rows;
    }
    for (long p = count; p < 8; p++) m.first[p + 1] = INT64_MAX;
    ek_pool_run(pool, m.first[count], multiply_item, &m);
}
