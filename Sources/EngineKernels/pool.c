// A pool of threads for work that comes in bursts of microseconds. Items are taken from a shared counter, and the
// caller waits for items, not for threads: a thread that the system has suspended, or that has not woken yet, delays
// only the item that it has taken. An idle thread spins briefly and then sleeps: on a machine with two virtual cores,
// spinning longer would take the core from a thread with work.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "blocks.h"

enum {
    SPINS = 400,
    WORTH_SHARING = 32 << 10,  // bytes of weights below which waking a thread costs more than it saves
};

/// The number of the burst in the upper half, the first item not yet taken in the lower half.
typedef uint64_t ticket;
static const ticket no_item = UINT32_MAX;

struct ek_pool {
    long threads;
    pthread_t *workers;  // [threads − 1]
    pthread_mutex_t lock;
    pthread_cond_t wake, finished;
    // Changed only while the ticket offers no item; a thread that takes an item has read what belongs to it.
    _Atomic(ek_item_function) function;
    _Atomic(void *) context;
    atomic_long items;
    atomic_long done;  // items of this burst that are finished
    _Atomic(ticket) next;
    atomic_bool ending;
    long index;  // numbers the workers
};

static void relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/// Takes and runs items until there are none; returns the last burst that it saw.
static ticket work(ek_pool *pool, long thread) {
    for (;;) {
        ticket now = atomic_load(&pool->next);
        long item = (long)(now & no_item), items = atomic_load(&pool->items);
        ek_item_function function = atomic_load(&pool->function);
        void *context = atomic_load(&pool->context);
        if (item >= items) return now >> 32;
        // If the burst has changed since, the values read may be mixed from both; the exchange then fails.
        if (!atomic_compare_exchange_strong(&pool->next, &now, now + 1)) continue;
        function(context, item, thread);
        if (atomic_fetch_add(&pool->done, 1) + 1 == items && thread > 0) {
            pthread_mutex_lock(&pool->lock);
            pthread_cond_signal(&pool->finished);
            pthread_mutex_unlock(&pool->lock);
        }
    }
}

static bool is_idle(ek_pool *pool, ticket seen) {
    return atomic_load(&pool->next) >> 32 == seen && !atomic_load(&pool->ending);
}

static void *worker(void *argument) {
    ek_pool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    long thread = ++pool->index;
    pthread_mutex_unlock(&pool->lock);
    ticket seen = 0;
    while (!atomic_load(&pool->ending)) {
        for (int i = 0; i < SPINS && is_idle(pool, seen); i++) relax();
        if (is_idle(pool, seen)) {
            pthread_mutex_lock(&pool->lock);
            while (is_idle(pool, seen)) pthread_cond_wait(&pool->wake, &pool->lock);
            pthread_mutex_unlock(&pool->lock);
        }
        seen = work(pool, thread);
    }
    return 0;
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
    pthread_mutex_lock(&pool->lock);
    atomic_store(&pool->ending, true);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
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
    ticket burst = atomic_load(&pool->next) >> 32;
    atomic_store(&pool->next, burst << 32 | no_item);
    atomic_store(&pool->function, function);
    atomic_store(&pool->context, context);
    atomic_store(&pool->items, items);
    atomic_store(&pool->done, 0);
    pthread_mutex_lock(&pool->lock);
    atomic_store(&pool->next, (burst + 1) << 32);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
    work(pool, 0);
    for (int i = 0; i < SPINS && atomic_load(&pool->done) < items; i++) relax();
    if (atomic_load(&pool->done) < items) {
        pthread_mutex_lock(&pool->lock);
        while (atomic_load(&pool->done) < items) pthread_cond_wait(&pool->finished, &pool->lock);
        pthread_mutex_unlock(&pool->lock);
    }
}

// MARK: Matrix products over the pool

// Products that are shared out together; a mixture of experts may have more of them.
enum { MOST_PRODUCTS = 8 };

typedef struct {
    const ek_kernels *kernels;
    const ek_product *products;
    const ek_activations *x;
    void *const *scratch;
    long columns, count;
    long rows[MOST_PRODUCTS];       // rows of one item, for each product
    long first[MOST_PRODUCTS + 1];  // first item of each product
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

// At most MOST_PRODUCTS.
static void multiply_some(
    const ek_kernels *kernels, ek_pool *pool, const ek_product *products, long count, const ek_activations *x,
    long columns, void *const *scratch) {
    multiplication m = {kernels, products, x, scratch, columns, count, {0}, {0}};
    long total = 0;
    for (long p = 0; p < count; p++) {
        // One item: a run of rows long enough to stream, short enough that the threads finish together.
        long bytes = ek_row_bytes(&products[p].w), rows = columns == 1 ? (96 << 10) / (bytes + 1) : 64;
        long share = products[p].w.rows / 4 / ek_pool_threads(pool);
        if (rows > share) rows = share;
        rows = rows < 16 ? 16 : rows / 16 * 16;
        m.rows[p] = rows;
        total += products[p].w.rows * bytes;
        m.first[p + 1] = m.first[p] + (products[p].w.rows + rows - 1) / rows;
    }
    for (long p = count; p < MOST_PRODUCTS; p++) m.first[p + 1] = INT64_MAX;
    ek_pool_run(total * columns < WORTH_SHARING ? 0 : pool, m.first[count], multiply_item, &m);
}

void ek_multiply(
    const ek_kernels *kernels, ek_pool *pool, const ek_product *products, long count, const ek_activations *x,
    long columns, void *const *scratch) {
    for (long first = 0; first < count; first += MOST_PRODUCTS) {
        long some = count - first < MOST_PRODUCTS ? count - first : MOST_PRODUCTS;
        multiply_some(kernels, pool, products + first, some, x, columns, scratch);
    }
}
