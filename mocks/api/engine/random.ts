import { hash } from './hash.ts';

/** Random numbers from 0 up to 1; with a seed, the same ones each time. */
export const createRandom = (seed?: string): (() => number) =>
  seed === undefined ? Math.random : seededRandom(hash(seed));

/** Random numbers from 0 up to 1, determined by the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
