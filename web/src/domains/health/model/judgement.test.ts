import type { Condition, Reading } from '@health-app/sdk/safety';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHighIfHealthy, judgeLatest, judgeReading, noteTopicOf } from './judgement.ts';

const at = '2026-11-20T07:20:00+08:00';
const adult = { birthDate: '1960-09-21' };

const fasting = (value: number): Reading => ({ kind: 'glucose', value, moment: 'fasting' });
const levelOf = (reading: Reading, patient: Parameters<typeof judgeReading>[2] = adult) =>
  judgeReading(reading, at, patient)?.judgement.level;

describe('a glucose', () => {
  it.each([
    [3.8, 'low'],
    [4.3, undefined],
    [4.4, 'usual'],
    [6.1, 'usual'],
    [6.2, undefined],
    [7.0, undefined],
    [7.1, 'high'],
  ])('a fasting glucose of %d, with unknown conditions, is %s', (value, level) =>
    expect(levelOf(fasting(value))).toBe(level),
  );

  it.each([
    [5.0, 'usual'],
    // A pregnancy, which the family does not know of, makes it high.
    [5.1, undefined],
    [6.1, undefined],
    [7.1, 'high'],
  ])('a fasting glucose of %d at an age at which a pregnancy is possible is %s', (value, level) =>
    expect(levelOf(fasting(value), { birthDate: '1995-09-21' })).toBe(level),
  );

  it('a glucose without a level may be high for a person without diabetes, but not because of a pregnancy alone', () => {
    const isHigh = (value: number, birthDate: string | null) => {
      const judged = judgeReading(fasting(value), at, { birthDate });
      return judged && isHighIfHealthy(judged);
    };
    expect(isHigh(6.4, '1960-09-21')).toBe(true);
    // It is high with diabetes as well, and has that level.
    expect(isHigh(7.1, '1960-09-21')).toBe(false);
    expect(isHigh(6.1, '1960-09-21')).toBe(false);
    expect(isHigh(5.2, '1995-09-21')).toBe(false);
    expect(isHigh(6.4, '2015-09-21')).toBe(false);
    expect(isHigh(6.4, null)).toBe(false);
  });

  it.each([undefined, null, 'newer'])(
    'a glucose of the moment %s is not judged by the limits of another one',
    (moment) => {
      const bloodSugar = { glucose: 7.1, moment: moment as string, measuredAt: at };
      expect(judgeLatest('bloodSugar', { bloodSugar }, { birthDate: '1960-09-21' })?.judgement.level).toBeUndefined();
    },
  );

  it('a glucose is usual with unknown conditions only if it is so with each one', () => {
    const moments = ['fasting', 'beforeMeal', 'afterMeal', 'bedtime'] as const;
    const all: Condition[][] = [
      [],
      ['type1Diabetes'],
      ['type2Diabetes'],
      ['pregnant'],
      ['gestationalDiabetes', 'pregnant'],
    ];
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 200 }), fc.constantFrom(...moments), (tenths, moment) => {
        const reading: Reading = { kind: 'glucose', value: tenths / 10, moment };
        const patient = { birthDate: '1995-09-21' };
        if (levelOf(reading, patient) !== 'usual') return;
        for (const conditions of all) expect(levelOf(reading, { ...patient, conditions })).toBe('usual');
      }),
    );
  });

  it('a glucose is judged by the range of known conditions', () => {
    expect(levelOf(fasting(6.5), { ...adult, conditions: [] })).toBe('high');
    expect(levelOf(fasting(6.5), { ...adult, conditions: ['type2Diabetes'] })).toBe('usual');
  });
});

describe('the note of a reading', () => {
  const pulse = (value: number): Reading => ({ kind: 'restingPulse', value });
  const pressure = (systolic: number, diastolic: number): Reading => ({ kind: 'bloodPressure', systolic, diastolic });
  it.each<[Reading, string | undefined]>([
    [fasting(2.9), 'glucoseLow.now'],
    [fasting(3.0), 'glucoseLow.today'],
    [fasting(3.8), 'glucoseLow.today'],
    [fasting(3.9), undefined],
    [fasting(13.8), undefined],
    [fasting(13.9), 'glucoseHigh.today'],
    [fasting(16.6), 'glucoseHigh.today'],
    [fasting(16.7), 'glucoseHigh.now'],
    [pressure(180, 80), 'pressureHigh.now'],
    [pressure(120, 110), 'pressureHigh.now'],
    [pressure(179, 109), 'pressureHigh.today'],
    [pressure(159, 99), undefined],
    [pressure(89, 60), 'pressureLow.ifUnwell'],
    [pulse(40), 'pulseSlow.now'],
    [pulse(41), 'pulseSlow.ifUnwell'],
    [pulse(51), undefined],
    [pulse(110), undefined],
    [pulse(111), 'pulseFast.today'],
    [pulse(131), 'pulseFast.now'],
  ])('the note of the reading %j is about %s', (reading, topic) => {
    const judged = judgeReading(reading, at, adult);
    expect(judged && noteTopicOf(judged)).toBe(topic);
  });

  it.each([['pregnant'], ['gestationalDiabetes']])(
    'a high pressure with the condition %s has the note of a pregnancy',
    (tag) => {
      const topicOf = (systolic: number) => {
        const judged = judgeReading({ kind: 'bloodPressure', systolic, diastolic: 70 }, at, {
          ...adult,
          conditions: [tag],
        });
        return judged && noteTopicOf(judged);
      };
      expect([139, 140, 160].map(topicOf)).toEqual([
        undefined,
        'pregnantPressureHigh.today',
        'pregnantPressureHigh.now',
      ]);
    },
  );

  it('a child’s reading has the notes of the limits that hold at any age', () => {
    const child = { birthDate: '2016-05-01' };
    const topicOf = (reading: Reading) => {
      const judged = judgeReading(reading, at, child);
      return judged && noteTopicOf(judged);
    };
    expect(topicOf(pulse(140))).toBeUndefined();
    expect(topicOf(pulse(38))).toBe('pulseSlow.now');
    expect(topicOf({ kind: 'bloodPressure', systolic: 200, diastolic: 130 })).toBe('pressureHigh.now');
    expect(topicOf({ kind: 'bloodPressure', systolic: 85, diastolic: 50 })).toBeUndefined();
    expect(topicOf(fasting(2.5))).toBe('childGlucoseLow.now');
    expect(topicOf(fasting(3.5))).toBe('childGlucoseLow.today');
    expect(levelOf(fasting(5), child)).toBeUndefined();
  });
});

it('a kind without a rule and a missing value are not judged', () => {
  expect(judgeLatest('weight', { weight: { weight: 64, measuredAt: at } }, adult)).toBeUndefined();
  expect(judgeLatest('bloodPressure', { bloodPressure: null }, adult)).toBeUndefined();
});
