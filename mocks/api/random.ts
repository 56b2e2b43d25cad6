import { createHash } from 'node:crypto';

/** Random numbers from 0 up to 1; with a seed, the same ones each time. */
export function createRandom(seed?: string): () => number {
  if (seed === undefined) return Math.random;
  let count = 0;
  return () => createHash('sha256').update(`${seed}\nrandom ${++count}`).digest().readUInt32BE() / 2 ** 32;
}
