import type { FamilyInvitation, FamilyMember, HealthDataPoint, MedicationReminder } from '@health-app/sdk';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { cardsAt } from './card-order.ts';
import { countDoses, openDoses } from './doses.ts';
import { familyNews, openInvitations } from './family-news.ts';
import { changeOf, gapsOf, trendLines } from './weight-trend.ts';

const reminder = (reminderId: string, doses: [time: string, status: 'pending' | 'taken' | 'skipped'][]) =>
  ({ reminderId, doses: doses.map(([time, status]) => ({ time, status, handledAt: null })) }) as MedicationReminder;

describe('doses', () => {
  const reminders = [
    reminder('evening', [['21:00', 'pending']]),
    reminder('daily', [
      ['08:00', 'taken'],
      ['18:30', 'pending'],
    ]),
    reminder('noon', [['12:30', 'skipped']]),
  ];

  test('open doses are sorted by time; answered doses are left out', () => {
    expect(openDoses(reminders).map(({ time, reminder }) => [time, reminder.reminderId])).toEqual([
      ['18:30', 'daily'],
      ['21:00', 'evening'],
    ]);
  });

  test('a skipped dose is planned and not taken', () => {
    expect(countDoses(reminders)).toEqual({ planned: 4, taken: 1 });
  });
});

describe('the trend of the weight', () => {
  const point = (date: string, value: number): HealthDataPoint => ({
    date,
    value,
    min: value,
    max: value,
    count: 1,
    measuredAt: `${date}T07:00:00+08:00`,
    source: 'device',
  });
  const points = [point('2026-11-16', 59), point('2026-11-17', 58), point('2026-11-20', 60)];

  test('a day without a value breaks the line of the weight', () => {
    const lines = trendLines(points, '2026-11-16', '2026-11-20');
    expect(lines.map((line) => line.map(({ x, y }) => [x, y]))).toEqual([
      [
        [0, 15],
        [25, 30],
      ],
      [[100, 0]],
    ]);
    expect(gapsOf(lines)).toEqual([
      [
        { x: 25, y: 30 },
        { x: 100, y: 0 },
      ],
    ]);
  });

  test('a weight change of 100 g is drawn as a small step', () => {
    const [line] = trendLines([point('2026-11-19', 58), point('2026-11-20', 58.1)], '2026-11-19', '2026-11-20');
    expect(line?.[1]?.y).toBeCloseTo(24, 5);
  });

  test('a single weight has no change, and no weight has no line', () => {
    expect(changeOf(points)).toEqual({ since: '2026-11-16', change: 1 });
    expect(changeOf(points.slice(0, 1))).toBeUndefined();
    expect(trendLines([], '2026-11-16', '2026-11-20')).toEqual([]);
  });

  test.each([{ min: null }, { max: undefined }, { date: 12 }])(
    'a change is not that of a weight with %j',
    (missing) => {
      const [first, ...rest] = points;
      expect(changeOf([{ ...first, ...missing } as never, ...rest])).toEqual({
        since: '2026-11-17',
        change: 2,
      });
    },
  );
});

test('the newest shared value of each member comes first; a member who shares nothing is left out', () => {
  const member = (userId: string, sharedWithMe: FamilyMember['sharedWithMe'], latest: FamilyMember['latest']) =>
    ({ userId, sharedWithMe, latest }) as FamilyMember;
  const weight = { weight: 64, measuredAt: '2026-11-15T07:08:00+08:00' };
  const heartRate = { heartRate: 72, measuredAt: '2026-11-20T07:20:00+08:00' };
  const news = familyNews(
    [
      member('older', ['weight'], { weight, heartRate }),
      member('newer', ['weight', 'heartRate'], { weight, heartRate }),
      member('silent', [], { weight }),
    ],
    formatIn('en'),
    '2026-11-20',
  );
  expect(news.map(({ member, kind, latest }) => [member.userId, kind, latest.figure])).toEqual([
    ['newer', 'heartRate', '72'],
    ['older', 'weight', '64.0'],
  ]);
});

test('an urgent value comes before newer ones', () => {
  const member = (userId: string, latest: FamilyMember['latest']) =>
    ({ userId, sharedWithMe: ['bloodPressure', 'heartRate'], latest, birthDate: '1960-09-21' }) as FamilyMember;
  const heartRate = { heartRate: 72, measuredAt: '2026-11-20T07:20:00+08:00' };
  const pressure = (measuredAt: string) => ({ systolic: 190, diastolic: 125, pulse: null, measuredAt });
  const members = [
    member('well', { heartRate }),
    member('long ago', {
      heartRate: { heartRate: 72, measuredAt: '2026-11-18T07:20:00+08:00' },
      bloodPressure: pressure('2026-11-12T07:20:00+08:00'),
    }),
    member('urgent', { heartRate, bloodPressure: pressure('2026-11-19T07:20:00+08:00') }),
  ];
  const news = familyNews(members, formatIn('en'), '2026-11-20');
  expect(news.map(({ member, kind }) => [member.userId, kind])).toEqual([
    ['urgent', 'bloodPressure'],
    ['well', 'heartRate'],
    ['long ago', 'heartRate'],
  ]);
});

test('an invitation is open until it is answered or expires', () => {
  const invitation = (relationshipId: string, status: FamilyInvitation['status'], expiresAt: string) =>
    ({ relationshipId, status, expiresAt }) as FamilyInvitation;
  const invitations = [
    invitation('open', 'invited', '2026-11-26T20:15:37+08:00'),
    invitation('late', 'invited', '2026-11-20T08:20:00+00:00'),
    invitation('answered', 'accepted', '2026-11-26T20:15:37+08:00'),
    invitation('without a time', 'invited', undefined as unknown as string),
  ];
  const now = new Date('2026-11-20T16:20:00+08:00');
  expect(openInvitations(invitations, now).map(({ relationshipId }) => relationshipId)).toEqual(['open']);
});

test('the hour determines the order of the cards', () => {
  expect(cardsAt(8).indexOf('weight')).toBeLessThan(cardsAt(8).indexOf('plan'));
  expect(cardsAt(20).indexOf('plan')).toBeLessThan(cardsAt(20).indexOf('weight'));
  expect([...cardsAt(8)].sort()).toEqual([...cardsAt(20)].sort());
});
