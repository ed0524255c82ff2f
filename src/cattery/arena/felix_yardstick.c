/*
 * The physical limit for the compiled rules of Felix (The Cat in the Sack)
 * with four players: random playouts of the rules written by hand in C, as
 * fast as a processor runs them. A step is one player's action, drawn
 * uniformly from the legal ones; bids are at most 8 above the highest. The
 * deals are part of the time, but are not steps.
 *
 * Build: cc -O3 -march=native -o felix_yardstick felix_yardstick.c -lpthread
 * Run:   ./felix_yardstick GAMES [THREADS]
 *
 * Prints one line of JSON. Game number i always plays the same, so that the
 * number of steps depends on GAMES alone. Exits with 1 if a game ended with
 * mice lost or points out of range.
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum phase { PLAY, AUCTION, OVER };

enum {
    PLAYERS = 4,
    ROUNDS = 9,
    CARDS = 10,
    START_MICE = 15,
    START_BANK = 27,
    ALL_MICE = START_BANK + PLAYERS * START_MICE,
    MOUSE_CARDS = PLAYERS - 1,
    MOUSE_CARDS_SUM = 12,
    MAX_RAISE = 8,
    MAX_POINTS = ROUNDS * PLAYERS * 15,
    MAX_THREADS = 64
};

/* Cards are 0 to 6 (cats), the rabbit and the dogs. */
enum { RABBIT = 7, BIG_DOG = 8, SMALL_DOG = 9 };

static const int16_t CARD_VALUE[CARDS] = {-8, -5, 3, 5, 8, 11, 15, 0, 0, 0};

/* An action is a card (in PLAY), PASS or PASS + bid (in AUCTION). */
enum { PASS = CARDS, MAX_ACTIONS = 16 };

typedef struct {
    int16_t hand[PLAYERS]; /* bit c is set: card c is held */
    int16_t seen[PLAYERS]; /* bit c is set: card c was shown to all */
    int16_t mice[PLAYERS];
    int16_t bid[PLAYERS];
    int16_t points[PLAYERS];
    int16_t passed[PLAYERS];
    int16_t row[PLAYERS]; /* the cards in the order of play */
    int16_t mouse_cards[MOUSE_CARDS];
    int16_t bank, highest_bid, round, starter, turn;
    int16_t row_length, pass_count, keep_mouse_cards, phase;
} State;

typedef struct {
    int64_t steps, faults;
} Tally;

typedef struct {
    int64_t first_game, end_game;
    Tally tally;
} Job;

/* Random numbers: a 63-bit linear congruential generator. */

static const uint64_t RNG_MASK = 0x7FFFFFFFFFFFFFFFULL;

static inline uint64_t rng_next(uint64_t x)
{
    return (x * 6364136223846793005ULL + 1442695040888963407ULL) & RNG_MASK;
}

static inline uint64_t rng_seed(uint64_t game)
{
    uint64_t x = (game * 2654435769ULL + 12345) & RNG_MASK;
    x = rng_next(x ^ x >> 31);
    return rng_next(x ^ x >> 29);
}

static inline int rng_below(uint64_t *rng, int n)
{
    *rng = rng_next(*rng);
    return (int)(((*rng >> 32) * (uint64_t)n) >> 31);
}

/* Rules */

/* A lone dog chases a cat away: the big dog the best one, the small dog the
 * worst one. If there is none of its kind, and no rabbit, it chases the cat
 * nearest to zero of the other kind. Two dogs or more chase nothing. */
static int row_value(const int16_t *row)
{
    int sum = 0, dogs = 0, dog = 0, has_rabbit = 0;
    int best = 0, worst = 0, least_good = 99, least_bad = -99;

    for (int i = 0; i < PLAYERS; i++) {
        int card = row[i], value = CARD_VALUE[card];
        sum += value;
        if (card >= BIG_DOG) {
            dogs++;
            dog = card;
        } else if (card == RABBIT) {
            has_rabbit = 1;
        } else if (value > 0) {
            if (value > best) best = value;
            if (value < least_good) least_good = value;
        } else {
            if (value < worst) worst = value;
            if (value > least_bad) least_bad = value;
        }
    }
    if (dogs != 1) return sum;
    int prey = dog == BIG_DOG ? best : worst;
    if (prey == 0 && !has_rabbit) prey = dog == BIG_DOG ? least_bad : least_good;
    return sum - prey;
}

static inline void reveal(State *s, int i)
{
    s->seen[(s->starter + i) & (PLAYERS - 1)] |= (int16_t)(1 << s->row[i]);
}

static void start_round(State *s)
{
    s->phase = PLAY;
    s->turn = s->starter;
    s->row_length = s->pass_count = s->highest_bid = 0;
    for (int p = 0; p < PLAYERS; p++) s->passed[p] = 0;
    if (s->keep_mouse_cards) {
        s->keep_mouse_cards = 0;
    } else if (s->bank >= MOUSE_CARDS_SUM) {
        s->bank -= MOUSE_CARDS_SUM;
        for (int i = 0; i < MOUSE_CARDS; i++) s->mouse_cards[i] = (int16_t)(2 * i + 2);
    }
}

static void end_round(State *s)
{
    if (++s->round == ROUNDS) s->phase = OVER;
    else start_round(s);
}

static void take_row(State *s, int p)
{
    s->bank += s->bid[p];
    s->bid[p] = 0;
    s->points[p] += (int16_t)row_value(s->row);
    s->starter = (int16_t)p;
    end_round(s);
}

static inline void next_bidder(State *s)
{
    do s->turn = (s->turn + 1) & (PLAYERS - 1);
    while (s->passed[s->turn]);
}

static void play_card(State *s, int card)
{
    s->hand[s->turn] &= (int16_t)~(1 << card);
    s->row[s->row_length++] = (int16_t)card;
    s->turn = (s->turn + 1) & (PLAYERS - 1);
    if (s->row_length == PLAYERS) {
        s->phase = AUCTION;
        reveal(s, 0);
    }
}

static void pass_auction(State *s)
{
    int p = s->turn;

    s->mice[p] += s->bid[p];
    s->bid[p] = 0;
    s->passed[p] = 1;
    if (s->pass_count == PLAYERS - 1) { /* nobody wants the row */
        s->keep_mouse_cards = 1;
        end_round(s);
        return;
    }
    s->mice[p] += s->mouse_cards[s->pass_count];
    s->mouse_cards[s->pass_count] = 0;
    s->pass_count++;
    reveal(s, s->pass_count);
    next_bidder(s);
    if (s->pass_count == PLAYERS - 1 && s->highest_bid > 0) take_row(s, s->turn);
}

static void make_bid(State *s, int bid)
{
    int p = s->turn;

    s->mice[p] -= (int16_t)(bid - s->bid[p]);
    s->bid[p] = s->highest_bid = (int16_t)bid;
    if (s->pass_count == PLAYERS - 1) take_row(s, p);
    else next_bidder(s);
}

static void apply_action(State *s, int action)
{
    if (s->phase == PLAY) play_card(s, action);
    else if (action == PASS) pass_auction(s);
    else make_bid(s, action - PASS);
}

static int legal_actions(const State *s, int16_t *actions)
{
    int n = 0, p = s->turn;

    if (s->phase == PLAY) {
        for (int card = 0; card < CARDS; card++)
            if (s->hand[p] >> card & 1) actions[n++] = (int16_t)card;
    } else {
        int top = s->mice[p] + s->bid[p];
        if (top > s->highest_bid + MAX_RAISE) top = s->highest_bid + MAX_RAISE;
        actions[n++] = PASS;
        for (int bid = s->highest_bid + 1; bid <= top; bid++)
            actions[n++] = (int16_t)(PASS + bid);
    }
    return n;
}

/* Every player lays one random card aside, and a random player starts. */
static void new_game(State *s, uint64_t *rng)
{
    memset(s, 0, sizeof *s);
    for (int p = 0; p < PLAYERS; p++) {
        s->hand[p] = (int16_t)(((1 << CARDS) - 1) & ~(1 << rng_below(rng, CARDS)));
        s->mice[p] = START_MICE;
    }
    s->bank = START_BANK;
    s->starter = (int16_t)rng_below(rng, PLAYERS);
    start_round(s);
}

/* The check also keeps the compiler from dropping the work that leads to it. */
static int is_faulty(const State *s)
{
    int mice = s->bank, out_of_range = 0;

    for (int p = 0; p < PLAYERS; p++) {
        mice += s->mice[p] + s->bid[p];
        out_of_range |= abs(s->points[p]) > MAX_POINTS;
    }
    for (int i = 0; i < MOUSE_CARDS; i++) mice += s->mouse_cards[i];
    return mice != ALL_MICE || out_of_range;
}

/* Measurement */

static int play_out(State *s, uint64_t *rng)
{
    int16_t actions[MAX_ACTIONS];
    int steps = 0;

    while (s->phase != OVER) {
        int n = legal_actions(s, actions);
        apply_action(s, actions[rng_below(rng, n)]);
        steps++;
    }
    return steps;
}

static void *play_games(void *argument)
{
    Job *job = argument;
    Tally tally = {0, 0};

    for (int64_t game = job->first_game; game < job->end_game; game++) {
        State s;
        uint64_t rng = rng_seed((uint64_t)game);
        new_game(&s, &rng);
        tally.steps += play_out(&s, &rng);
        tally.faults += is_faulty(&s);
    }
    job->tally = tally;
    return NULL;
}

static Tally play_in_threads(int64_t games, int threads)
{
    Job jobs[MAX_THREADS];
    pthread_t ids[MAX_THREADS];
    Tally total = {0, 0};

    for (int i = 0; i < threads; i++) {
        jobs[i] = (Job){games * i / threads, games * (i + 1) / threads, {0, 0}};
        if (pthread_create(&ids[i], NULL, play_games, &jobs[i]) != 0) {
            fputs("cannot start a thread\n", stderr);
            exit(1);
        }
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(ids[i], NULL);
        total.steps += jobs[i].tally.steps;
        total.faults += jobs[i].tally.faults;
    }
    return total;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    int64_t games = argc > 1 ? atoll(argv[1]) : 0;
    int threads = argc > 2 ? atoi(argv[2]) : 1;

    if (games < 1 || threads < 1 || threads > MAX_THREADS) {
        fprintf(stderr, "usage: %s GAMES [THREADS (1 to %d)]\n", argv[0], MAX_THREADS);
        return 2;
    }
    double start = now();
    Tally total = play_in_threads(games, threads);
    double seconds = now() - start;

    printf("{\"games\": %" PRId64 ", \"threads\": %d, \"seconds\": %.6f, \"steps\": %" PRId64
           ", \"steps_per_second\": %.0f, \"games_per_second\": %.0f}\n",
           games, threads, seconds, total.steps, (double)total.steps / seconds,
           (double)games / seconds);
    return total.faults != 0;
}
