// Jest's module contexts make each access to a global slow.
const { floor, imul, log } = Math;

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Number of successes in `trials` trials, in time proportional to the successes. */
export function binomial(random: () => number, trials: number, probability: number): number {
  if (probability <= 0) return 0;
  let successes = 0;
  for (let trial = skipped(random, probability); trial <= trials; trial += skipped(random, probability)) successes++;
  return successes;
}

const skipped = (random: () => number, probability: number) => floor(log(1 - random()) / log(1 - probability)) + 1;
