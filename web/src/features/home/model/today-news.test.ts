import type { ExecutionPlan, FamilyMember, MedicationReminder, MedicationStatus } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { type KnownDay, newsOf } from './today-news.ts';

const day = { today: '2026-11-20', time: '16:20' } as const;
const find = (known: Partial<KnownDay>) => newsOf({ ...day, ...known }, formatIn('en'));

const reminders = (...doses: [time: string, status: MedicationStatus][]) =>
  [{ reminderId: 'one', doses: doses.map(([time, status]) => ({ time, status })) }] as MedicationReminder[];
const tasks = (...statuses: string[]) => ({ tasks: statuses.map((status) => ({ status })) }) as ExecutionPlan;
const member = (systolic: number, diastolic: number, measuredAt = '2026-11-20T07:20:00+08:00') =>
  ({
    userId: 'mother',
    birthDate: '1960-01-01',
    sharedWithMe: ['bloodPressure'],
    latest: { bloodPressure: { systolic, diastolic, measuredAt } },
  }) as FamilyMember;

test('help for a member comes before the own overdue doses and fast loss, and these before an unusual value', () => {
  const late = reminders(['08:00', 'pending'], ['12:00', 'pending'], ['21:00', 'pending']);
  expect(find({ members: [member(190, 125)], reminders: late })).toMatchObject({ kind: 'urgentMember' });
  const overdue = { kind: 'overdue', count: 2, since: '08:00' };
  expect(find({ members: [member(150, 95)], reminders: late })).toEqual(overdue);
  expect(find({ members: [member(150, 95)], reminders: late, isLossFast: true })).toEqual(overdue);
  expect(find({ members: [member(150, 95)], isLossFast: true })).toEqual({ kind: 'fastLoss' });
  expect(find({ members: [member(190, 125)], isLossFast: true })).toMatchObject({ kind: 'urgentMember' });
  expect(find({ members: [member(150, 95)], reminders: reminders(['21:00', 'pending']) })).toMatchObject({
    kind: 'unusualMember',
    news: { member: { userId: 'mother' } },
  });
});

test('a usual or an older value of a member is no news', () => {
  expect(find({ members: [member(115, 72)] })).toBeUndefined();
  expect(find({ members: [member(150, 95, '2026-11-18T07:20:00+08:00')] })).toBeUndefined();
});

test.each([undefined, 'newer'])('nothing is said of a day if the status of its last dose or task is %s', (status) => {
  const [dose, plan] = [reminders(['08:00', status as MedicationStatus]), tasks('done', status as string)];
  expect(find({ reminders: dose })).toBeUndefined();
  expect(find({ reminders: reminders(['08:00', 'taken']), plan })).toBeUndefined();
});

test('without news the next dose comes first, then the open tasks', () => {
  const plan = tasks('done', 'pending', 'upcoming', 'missed');
  expect(find({ reminders: reminders(['08:00', 'taken'], ['21:00', 'pending']), plan })).toEqual({
    kind: 'dose',
    time: '21:00',
  });
  expect(find({ reminders: reminders(['08:00', 'taken']), plan })).toEqual({ kind: 'tasks', count: 2 });
});

test.each([
  [['skipped', 'skipped'], ['done']],
  [['taken', 'missed'], []],
  [
    ['taken', 'taken'],
    ['done', 'missed'],
  ],
  [[], ['missed']],
] as [MedicationStatus[], string[]][])(
  'a day with the doses %j and the tasks %j is over, but nothing to praise',
  (doses, statuses) => {
    const planned = reminders(...doses.map((status): [string, MedicationStatus] => ['08:00', status]));
    expect(find({ reminders: planned, plan: tasks(...statuses) })).toEqual({ kind: 'over' });
  },
);

test('a day is done only if something was planned', () => {
  expect(find({ reminders: reminders(['08:00', 'taken']), plan: tasks('done') })).toEqual({ kind: 'done' });
  expect(find({ reminders: [], plan: tasks() })).toBeUndefined();
  expect(find({})).toBeUndefined();
});
