import { addDays, dayOf, daysBetween, daysFrom, msOf, timestamp, weekday } from '../../engine/days.ts';
import type {
  MedicationDose,
  MedicationHistoryDay,
  MedicationHistoryDose,
  MedicationSchedule,
  MedicinePortion,
} from '../../generated/operations.ts';

interface Answer extends MedicinePortion {
  status: 'taken' | 'skipped';
  handledAt: string;
  /** The amount taken from the stock, which is returned if the answer is undone. */
  fromStock: number;
  /** Whether the dose was taken without a planned time. */
  asNeeded?: true | undefined;
}

/** Doses are not stored: the doses of a day follow from its planned times and the answers. */
export interface Reminder {
  reminderId: string;
  /** The plans with the first day of each, oldest first. Saving never changes the plan of earlier days. */
  plans: [Plan, ...Plan[]];
  /** By day, then by time. */
  answers: Map<string, Map<string, Answer>>;
  deleted: boolean;
}

interface Plan {
  /** The first day of the plan. */
  from: string;
  /** The time on its first day from which the plan applies, `hh:mm`, so that saving it plans no dose in the past. */
  since: string;
  schedule: MedicationSchedule;
}

export function create(reminderId: string, schedule: MedicationSchedule, from: string, since = '00:00'): Reminder {
  return { reminderId, plans: [{ from, since, schedule }], answers: new Map(), deleted: false };
}

export const current = ({ plans }: Reminder): MedicationSchedule => (plans.at(-1) ?? plans[0]).schedule;

/** Replaces the plan from a time on. */
export function plan(reminder: Reminder, schedule: MedicationSchedule, from: string, since: string): void {
  const earlier = reminder.plans.filter(
    (before) => before.from < from || (before.from === from && before.since < since),
  );
  const [first, ...later] = [...earlier, { from, since, schedule }];
  if (first) reminder.plans = [first, ...later];
}

/** The planned times of a day. Each plan contributes the times from its start to the start of the next plan. */
function timesOf({ plans }: Reminder, date: string): string[] {
  const begun = plans.filter(({ from }) => from <= date);
  return begun.flatMap(({ from, since, schedule }, index) => {
    const next = begun[index + 1];
    const start = from === date ? since : '00:00';
    const end = next?.from === date ? next.since : next ? start : '24:00';
    return isDue(schedule, date) ? schedule.times.filter((time) => time >= start && time < end) : [];
  });
}

/**
 * Answers a dose, or withdraws the answer, and updates the stock.
 * @param handledAt the time of the answer; without one, a repeated answer keeps its time, and a new one is now
 */
export function answer(
  reminder: Reminder,
  date: string,
  { time, medicineName, dose, doseUnit, asNeeded }: MedicationHistoryDose,
  status: Answer['status'] | 'pending',
  { handledAt, now }: { handledAt: string | undefined; now: Date },
): void {
  const answers = reminder.answers.get(date) ?? new Map<string, Answer>();
  const before = answers.get(time);
  if (status === (before?.status ?? 'pending')) {
    if (before && handledAt !== undefined) before.handledAt = handledAt;
    return;
  }
  reminder.answers.set(date, answers);

  const schedule = current(reminder);
  const stock = schedule.stock === null ? null : exact(schedule.stock + (before?.fromStock ?? 0));
  const fromStock = status === 'taken' ? Math.min(stock ?? 0, dose) : 0;
  schedule.stock = stock === null ? null : exact(stock - fromStock);
  if (status === 'pending') answers.delete(time);
  else {
    const at = handledAt ?? timestamp(now);
    answers.set(time, {
      medicineName,
      dose,
      doseUnit,
      status,
      fromStock,
      handledAt: at,
      ...(asNeeded && { asNeeded }),
    });
  }
}

/** Imports an answered dose from a history whose stock already counts it. */
export function recall(
  reminder: Reminder,
  date: string,
  { time, status, handledAt, ...dose }: MedicationHistoryDose,
): void {
  if (handledAt === null || (status !== 'taken' && status !== 'skipped')) return;
  const { medicineName, doseUnit } = dose;
  const fromStock = status === 'taken' && current(reminder).stock !== null ? dose.dose : 0;
  const answers = reminder.answers.get(date) ?? new Map<string, Answer>();
  answers.set(time, { medicineName, dose: dose.dose, doseUnit, status, handledAt, fromStock });
  reminder.answers.set(date, answers);
}

/** The doses of a day, earliest first. */
export function dosesOf(reminder: Reminder, date: string, now: Date): MedicationHistoryDose[] {
  const planned = reminder.plans.filter(({ from }) => from <= date).at(-1)?.schedule;
  const answers = reminder.answers.get(date);
  const times = new Set([...timesOf(reminder, date), ...(answers?.keys() ?? [])]);
  const unanswered = date < dayOf(now) ? 'missed' : 'pending';
  return [...times].sort().map((time) => {
    const given = answers?.get(time);
    const { medicineName, dose, doseUnit } = given ?? planned ?? current(reminder);
    const { status = unanswered, handledAt = null, asNeeded } = given ?? {};
    const { reminderId } = reminder;
    return { reminderId, medicineName, dose, doseUnit, time, status, handledAt, ...(asNeeded && { asNeeded }) };
  });
}

/** Whether the medicine is taken only when needed. */
export const isAsNeeded = (reminder: Reminder): boolean => current(reminder).repeatType === 'asNeeded';

/** The minimum hours between two doses of a medicine that is taken as needed, by its last plan that states them. */
export const intervalOf = ({ plans }: Reminder): number =>
  plans.flatMap(({ schedule }) => schedule.minHoursBetween ?? []).at(-1) ?? 0;

/** A dose that was not planned. */
export function newDose(reminder: Reminder, time: string): MedicationHistoryDose {
  const { medicineName, dose, doseUnit } = current(reminder);
  const { reminderId } = reminder;
  return { reminderId, medicineName, dose, doseUnit, time, status: 'pending', handledAt: null, asNeeded: true };
}

/** The doses that were taken as needed: those of the last 24 hours, and the last one before, oldest first. */
export function recentDoses({ answers }: Reminder, now: Date): MedicationDose[] {
  const taken = [...answers.values()]
    .flatMap((ofDay) =>
      [...ofDay].map(([time, { status, handledAt, asNeeded }]) => ({ time, status, handledAt, asNeeded })),
    )
    .filter(({ asNeeded, handledAt }) => asNeeded && msOf(handledAt) <= now.getTime())
    .map(({ asNeeded: _, ...dose }) => dose)
    .sort((a, b) => msOf(a.handledAt) - msOf(b.handledAt));
  const first = taken.findIndex(({ handledAt }) => msOf(handledAt) > now.getTime() - 86_400_000);
  return taken.slice(Math.max(0, (first === -1 ? taken.length : first) - 1));
}

/** The days with only their planned doses. */
export const plannedOf = (days: MedicationHistoryDay[]): MedicationHistoryDay[] =>
  days
    .map((day) => ({ ...day, doses: day.doses.filter(({ asNeeded }) => !asNeeded) }))
    .filter(({ doses }) => doses.length > 0);

/** The days with a plan up to today, oldest first. */
export function history(
  reminders: Reminder[],
  now: Date,
  from: string | undefined,
  to: string,
): MedicationHistoryDay[] {
  const today = dayOf(now);
  const begin = reminders.map(({ plans }) => plans[0].from).sort()[0] ?? addDays(today, 1);
  return daysFrom(from !== undefined && from > begin ? from : begin, to < today ? to : today)
    .map((date) => ({ date, doses: reminders.flatMap((reminder) => dosesOf(reminder, date, now)).sort(byTime) }))
    .filter(({ doses }) => doses.length > 0);
}

function isDue(
  { enabled, startDate, endDate, repeatType, weekdays, intervalDays }: MedicationSchedule,
  date: string,
): boolean {
  if (!enabled || date < startDate || (endDate !== null && date > endDate)) return false;
  if (repeatType === 'asNeeded') return false;
  if (repeatType === 'weekdays') return weekdays?.includes(weekday(date)) ?? false;
  return repeatType === 'daily' || daysBetween(startDate, date) % (intervalDays ?? 1) === 0;
}

const byTime = (a: MedicationHistoryDose, b: MedicationHistoryDose): number =>
  a.time < b.time ? -1 : a.time > b.time ? 1 : 0;

/** Three decimals, so that half tablets and tenths of a millilitre add up without a binary remainder. */
const exact = (amount: number): number => Math.round(amount * 1000) / 1000;
