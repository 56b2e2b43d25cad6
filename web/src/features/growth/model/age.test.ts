import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { ageOn, spokenAge, spokenCompared } from './age.ts';

const anyDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2000-01-01', days));
const anyGestation = fc.record({ weeks: fc.integer({ min: 22, max: 42 }), days: fc.integer({ min: 0, max: 6 }) });

describe('the compared age', () => {
  it('the compared age of a child born at term is the age since birth', () => {
    expect(ageOn('2026-11-20', '2026-03-16', undefined)).toEqual({ chronological: 249, compared: 249 });
    expect(ageOn('2026-11-20', '2026-03-16', { weeks: 37, days: 0 }).compared).toBe(249);
  });

  it('the compared age is corrected for a birth before 37 weeks', () => {
    expect(ageOn('2026-11-20', '2026-03-16', { weeks: 32, days: 0 }).compared).toBe(249 - 56);
    expect(ageOn('2026-11-20', '2026-03-16', { weeks: 36, days: 6 }).compared).toBe(249 - 22);
  });

  it('the compared age is corrected up to 24 months', () => {
    const early = { weeks: 30, days: 0 };
    expect(ageOn('2026-11-19', '2024-11-20', early)).toEqual({ chronological: 729, compared: 659 });
    expect(ageOn('2026-11-21', '2024-11-20', early)).toEqual({ chronological: 731, compared: 731 });
  });

  it('the compared age is negative before the due date', () => {
    expect(ageOn('2026-11-20', '2026-11-01', { weeks: 30, days: 0 }).compared).toBe(19 - 70);
  });

  it('the compared age never exceeds the age since birth, nor is more than 18 weeks lower', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 2000 }), fc.option(anyGestation), (birth, days, gestation) => {
        const { chronological, compared } = ageOn(addDays(birth, days), birth, gestation ?? undefined);
        expect(chronological).toBe(days);
        expect(compared).toBeLessThanOrEqual(chronological);
        expect(chronological - compared).toBeLessThanOrEqual(18 * 7);
      }),
    );
  });
});

describe('an age in words', () => {
  it('an age is given in days, then weeks, months and years', () => {
    expect(spokenAge('2026-11-20', '2026-11-20')).toEqual({ unit: 'days', days: 0 });
    expect(spokenAge('2026-11-14', '2026-11-20')).toEqual({ unit: 'days', days: 6 });
    expect(spokenAge('2026-11-11', '2026-11-20')).toEqual({ unit: 'weeks', weeks: 1, days: 2 });
    expect(spokenAge('2026-03-16', '2026-11-20')).toEqual({ unit: 'months', months: 8, days: 4 });
    expect(spokenAge('2024-11-21', '2026-11-20')).toEqual({ unit: 'months', months: 23, days: 30 });
    expect(spokenAge('2024-11-20', '2026-11-20')).toEqual({ unit: 'years', years: 2, months: 0 });
    expect(spokenAge('2022-05-31', '2026-11-20')).toEqual({ unit: 'years', years: 4, months: 5 });
  });

  it('a month that lacks the day of birth is full on its last day', () => {
    expect(spokenAge('2025-08-31', '2026-02-28')).toEqual({ unit: 'months', months: 6, days: 0 });
    expect(spokenAge('2025-08-31', '2026-03-01')).toEqual({ unit: 'months', months: 6, days: 1 });
    expect(spokenAge('2024-02-29', '2026-02-28')).toEqual({ unit: 'years', years: 2, months: 0 });
  });

  it('the days of an age in months are never negative and fewer than 31', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 91, max: 720 }), (birth, days) => {
        const age = spokenAge(birth, addDays(birth, days));
        if (age.unit !== 'months') return;
        expect(age.days).toBeGreaterThanOrEqual(0);
        expect(age.days).toBeLessThan(31);
      }),
    );
  });

  it('the corrected age of a preterm child is given in words', () => {
    const age = ageOn('2026-11-20', '2026-03-16', { weeks: 32, days: 0 });
    expect(spokenCompared('2026-03-16', '2026-11-20', age)).toEqual({ unit: 'months', months: 6, days: 9 });
  });
});
