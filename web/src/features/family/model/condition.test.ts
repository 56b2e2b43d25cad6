import { describe, expect, it } from 'vitest';
import { bloodPressureLevel, bloodSugarLevel, conditionOf, heartRateLevel } from './condition.ts';

const today = '2026-11-20';

describe('the level of a value', () => {
  it.each([
    [89, 70, 'low'],
    [90, 60, 'usual'],
    [120, 80, 'usual'],
    [121, 80, 'raised'],
    [120, 81, 'raised'],
    [139, 89, 'raised'],
    [140, 80, 'high'],
    [110, 90, 'high'],
  ])('%d/%d mmHg is %s', (systolic, diastolic, level) => {
    expect(bloodPressureLevel({ systolic, diastolic })).toBe(level);
  });

  it.each([
    [3.8, 'fasting', 'low'],
    [6.1, 'fasting', 'usual'],
    [6.2, 'fasting', 'high'],
    [7.7, 'afterMeal', 'usual'],
    [7.8, 'afterMeal', 'high'],
    [7.8, 'bedtime', undefined],
  ] as const)('%d mmol/L %s is %s', (glucose, moment, level) => {
    expect(bloodSugarLevel({ glucose, moment })).toBe(level);
  });

  it('of a heart rate at rest is usual from 60 to 100', () => {
    expect([59, 60, 100, 101].map(heartRateLevel)).toEqual(['low', 'usual', 'usual', 'high']);
  });
});

describe('the condition of a member', () => {
  const pressure = (measuredAt: string) => ({ systolic: 138, diastolic: 84, pulse: null, measuredAt });

  it('names unusual values of the last seven days, and the missed doses of yesterday', () => {
    const latest = { bloodPressure: pressure('2026-11-13T07:20:00+08:00'), heartRate: null };
    const medication = [{ date: '2026-11-19', planned: 2, taken: 1, skipped: 0 }];
    expect(conditionOf({ latest, trends: { medication } }, today)).toEqual({
      unusual: [{ kind: 'bloodPressure', level: 'raised' }],
      missed: 1,
      isRecent: true,
    });
  });

  it('draws no conclusion from older values', () => {
    const latest = { bloodPressure: pressure('2026-11-12T07:20:00+08:00') };
    expect(conditionOf({ latest, trends: {} }, today)).toEqual({ unusual: [], missed: 0, isRecent: false });
  });
});
