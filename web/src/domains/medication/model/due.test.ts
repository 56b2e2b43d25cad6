import { describe, expect, it } from 'vitest';
import { isEarly, minutesUntil } from './due.ts';

describe('the time until a dose', () => {
  it('a dose is early until half an hour before its time', () => {
    expect(isEarly('18:30', '17:59')).toBe(true);
    expect(isEarly('18:30', '18:00')).toBe(false);
    expect(isEarly('18:30', '19:15')).toBe(false);
  });

  it('the minutes until a dose are negative once its time has passed', () => {
    expect(minutesUntil('18:30', '16:20')).toBe(130);
    expect(minutesUntil('08:00', '09:05')).toBe(-65);
  });
});
