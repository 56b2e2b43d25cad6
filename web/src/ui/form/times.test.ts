import { describe, expect, it } from 'vitest';
import { nextTime } from './times.ts';

describe('the next suggested time', () => {
  it('is never a duplicate', () => {
    const times: string[] = [];
    for (let count = 0; count < 8; count++) times.push(nextTime(times));
    expect(new Set(times).size).toBe(8);
    expect(times.slice(0, 4)).toEqual(['08:00', '12:00', '18:00', '21:00']);
  });
});
