import { beforeAll, describe, expect, test } from 'vitest';
import { type Result, simulate } from '../events/simulation.ts';

const usual = { pages: 150, rate: 0.1, visit: 180, duration: 240, capacity: Infinity };

const sum = ({ seconds }: Result, name: keyof Result['seconds'][number], from: number, to: number) =>
  seconds.slice(from, to).reduce((total, second) => total + second[name], 0);

test('a server that answers gets every event once, within seconds', async () => {
  const result = await simulate(usual);
  expect(result.tracked).toBeGreaterThan(3_000);
  expect([result.lost, result.duplicates]).toEqual([0, 0]);
  expect(result.delays.at(-1)).toBeLessThan(6_000);
});

test('the same seed gives the same figures, and the program has its own clock again', async () => {
  const { now, random } = { now: Date.now, random: Math.random };
  const short = { ...usual, duration: 60 };
  const result = await simulate(short);
  expect(await simulate(short)).toEqual(result);
  expect((await simulate({ ...short, seed: 2 })).seconds).not.toEqual(result.seconds);
  expect([Date.now, Math.random]).toEqual([now, random]);
});

describe('an outage of two minutes', () => {
  let result: Result;
  beforeAll(async () => {
    result = await simulate({ ...usual, duration: 420, outage: [120, 240] });
  }, 60_000);

  test('an outage of two minutes draws fewer requests than normal operation', () => {
    expect(sum(result, 'requests', 180, 240)).toBeLessThan(sum(result, 'requests', 60, 120));
  });

  test('an outage of two minutes is not followed by a rush', () => {
    const before = Math.max(...result.seconds.slice(30, 120).map(({ requests }) => requests));
    const after = Math.max(...result.seconds.slice(240, 420).map(({ requests }) => requests));
    expect(after).toBeLessThan(1.5 * before);
  });

  test('an outage of two minutes loses only events of pages that close meanwhile, and sends none twice', () => {
    expect(result.lost).toBeGreaterThan(0);
    expect(result.lost / result.tracked).toBeLessThan(0.2);
    expect(result.duplicates).toBe(0);
  });
});
