import { expect, it } from 'vitest';
import { secondEffect } from '../check-repeats.ts';
import type { Seen } from '../session.ts';

it('a number that changes twice by the same amount is a second effect, unless it goes on by itself', () => {
  const operation = { id: 'aiFood.analysisPending' };
  const at = (progress: number) => [{ operation, data: { progress } } as Seen];
  expect(secondEffect(at(9), at(17), at(25))).toContain('/data/progress: 9, then 17, and 25');
  expect(secondEffect(at(9), at(17), at(25), at(25))).toContain('9, then 17, and 25');
  expect(secondEffect(at(9), at(17), at(25), at(41))).toBeUndefined();
  expect(secondEffect(at(9), at(17), at(17))).toBeUndefined();
});
