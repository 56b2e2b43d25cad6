import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { conditionOf, membersByAttention, urgentOf } from './member-condition.ts';

const today = '2026-11-20';
const birthDate = '1960-09-21';
const at = (date: string) => `${date}T07:20:00+08:00`;
const pressure = (systolic: number, diastolic: number, date = today) => ({
  systolic,
  diastolic,
  pulse: null,
  measuredAt: at(date),
});
const glucose = (value: number, date = today) => ({ glucose: value, moment: 'bedtime' as const, measuredAt: at(date) });

it('the members with an unusual value of the last week come first, the others keep their order', () => {
  const member = (userId: string, systolic: number, date = today) => ({
    userId,
    latest: { bloodPressure: pressure(systolic, 78, date) },
    birthDate,
  });
  const members = [member('usual', 118), member('old', 150, '2026-11-12'), member('high', 138), member('other', 117)];
  expect(membersByAttention(members, today).map(({ userId }) => userId)).toEqual(['high', 'usual', 'old', 'other']);
});

describe('the condition of a member', () => {
  it('the condition of a member names unusual values of a week and yesterday’s missed doses', () => {
    const latest = { bloodPressure: pressure(128, 78, '2026-11-13'), heartRate: null };
    const medication = [{ date: '2026-11-19', planned: 2, taken: 1, skipped: 0 }];
    expect(conditionOf({ latest, trends: { medication }, birthDate }, today)).toEqual({
      urgent: [],
      unusual: [{ kind: 'bloodPressure', level: 'raised' }],
      missed: 1,
      summary: 'varying',
    });
  });

  it('the condition of a member ignores values older than a week', () => {
    const latest = { bloodPressure: pressure(190, 125, '2026-11-12') };
    expect(conditionOf({ latest, trends: {}, birthDate }, today)).toEqual({
      urgent: [],
      unusual: [],
      missed: 0,
      summary: 'nothing',
    });
  });

  it.each([
    [{ bloodPressure: pressure(119, 79) }, 'usual'],
    [{ bloodPressure: pressure(120, 79) }, 'varying'],
    [{ bloodPressure: pressure(119, 79), bloodSugar: glucose(7.7) }, 'usual'],
    // Usual with diabetes, slightly high without it.
    [{ bloodPressure: pressure(119, 79), bloodSugar: glucose(7.8) }, 'unjudged'],
    [{ bloodPressure: pressure(119, 79), bloodSugar: glucose(33) }, 'varying'],
    [{}, 'nothing'],
  ] as const)('a member with the latest values %j is summarised as %s', (latest, summary) => {
    expect(conditionOf({ latest, trends: {}, birthDate }, today).summary).toBe(summary);
  });

  it('a member with an unusual value in the last week is not summarised as usual', () => {
    const latest = { bloodSugar: glucose(5) };
    const member = (earlier: number, date: string) => ({ latest, trends: { bloodSugar: [glucose(earlier, date)] } });
    expect(conditionOf({ ...member(33, '2026-11-14'), birthDate }, today).summary).toBe('varying');
    expect(conditionOf({ ...member(33, '2026-11-12'), birthDate }, today).summary).toBe('usual');
  });

  it('a member without a value of the last week is never summarised as usual', () => {
    const old = { bloodPressure: pressure(190, 125, '2026-11-12') };
    const doses = fc.array(
      fc.record({ before: fc.integer({ min: 0, max: 20 }), planned: fc.nat(3), taken: fc.nat(3) }),
    );
    fc.assert(
      fc.property(doses, fc.constantFrom({}, old), (answered, latest) => {
        const medication = answered.map(({ before, ...dose }) => ({
          date: addDays(today, -before),
          ...dose,
          skipped: 0,
        }));
        expect(conditionOf({ latest, trends: { medication }, birthDate }, today).summary).toBe('nothing');
      }),
    );
  });

  it('a child or a member without an age is never summarised as usual', () => {
    const latest = { bloodPressure: pressure(110, 70) };
    for (const unknown of ['2016-05-01', null]) {
      const condition = conditionOf({ latest, trends: {}, birthDate: unknown }, today);
      expect(condition).toMatchObject({ unusual: [], summary: 'unjudged' });
    }
  });
});

it('an urgent value is not listed among the unusual ones', () => {
  const latest = { bloodPressure: pressure(190, 125), bloodSugar: glucose(8) };
  expect(conditionOf({ latest, trends: {}, birthDate }, today).unusual.map(({ kind }) => kind)).not.toContain(
    'bloodPressure',
  );
});

it('urgent values are listed, the most urgent first', () => {
  const latest = { bloodPressure: pressure(165, 90), bloodSugar: glucose(33) };
  expect(urgentOf({ latest, birthDate }, today).map(({ reading, judgement }) => [reading.kind, judgement])).toEqual([
    ['glucose', { urgency: 'now', level: 'high' }],
    ['bloodPressure', { urgency: 'today', level: 'high' }],
  ]);
  expect(urgentOf({ latest: { bloodSugar: glucose(33) }, birthDate: null }, today)).toMatchObject([
    { judgement: { urgency: 'now' } },
  ]);
});
