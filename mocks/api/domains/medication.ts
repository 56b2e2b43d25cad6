import {
  asNeededStatus,
  changeDoubts,
  isSameMedicine,
  type ScheduledDose,
  takingDoubts,
  type UnplannedDose,
} from '../../../sdk/src/safety/index.ts';
import type { Examples } from '../description/description.ts';
import { addDays, dayOf, daysBetween, daysFrom, moment, msOf, timeOf, timestamp } from '../engine/days.ts';
import { hasHappened } from '../engine/live-dates.ts';
import type { Memory } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import type { MedicationHistoryDose, MedicationReminder, MedicationSchedule } from '../generated/operations.ts';
import { isOlder, remember, whenDecided } from '../person/intents.ts';
import type { Person } from '../person/person.ts';
import {
  answer,
  create,
  current,
  dosesOf,
  history,
  intervalOf,
  isAsNeeded,
  newDose,
  plan,
  plannedOf,
  type Reminder,
  recall,
  recentDoses,
} from './medication/reminder.ts';

export interface State {
  /** Includes deleted reminders, whose doses stay in the history. */
  reminders: Reminder[];
}

const MOST_REMINDERS = 50;
/** Number of days after the planned day on which a dose can still be answered. */
const DAYS_TO_ANSWER = 7;

export const memory: Memory<'medication', State> = {
  begin,
  handlers: {
    'medication.list'({ reminders }, { input, now }) {
      const shown = alive(reminders).map((reminder) => show(reminder, input.date ?? dayOf(now), now));
      const firstTime = ({ doses }: (typeof shown)[number]) => doses[0]?.time ?? '24:00';
      return shown.sort((a, b) => firstTime(a).localeCompare(firstTime(b)));
    },

    'medication.finish'({ reminders }, { input, now, person, fail }) {
      const { reminderId, date, time, status, handledAt, intendedAt, confirmed } = input;
      const today = dayOf(now);
      const reminder = find(reminders, reminderId) ?? fail('failGone');
      if (date > today || daysBetween(date, today) > DAYS_TO_ANSWER) return fail('failOtherDay');
      const asNeeded = isAsNeeded(reminder);
      const found = dosesOf(reminder, date, now).find((planned) => planned.time === time);
      const dose = found ?? (asNeeded && status === 'taken' ? newDose(reminder, time) : undefined);
      if (!dose || (dose.asNeeded && status === 'skipped')) return fail('failNotPlanned');
      // Uses the day in the time's own offset, which is the person's clock.
      const outside = handledAt !== undefined && (moment(handledAt) > now || handledAt.slice(0, 10) < date);
      if (outside || (asNeeded && handledAt !== undefined && handledAt.slice(0, 10) !== date))
        return fail('failTimeOutside');
      const thing = `dose ${reminderId} ${date} ${time}`;
      if (isOlder(person, thing, intendedAt, now)) return show(reminder, date, now);
      const isRepeated = found?.status === status && handledAt === undefined;
      if (status === 'taken' && !confirmed && !isRepeated) {
        const told = moment(handledAt ?? intendedAt ?? timestamp(now));
        const at = told > now ? now : told;
        const others = besides(reminders, { ...dose, date }, now);
        const doubts = dose.asNeeded ? anotherDoubts(reminder, others, at) : plannedDoubts(dose, date, others, at);
        if (doubts.length > 0) return fail('failDoseDoubted', doubts);
      }
      remember(person, thing, intendedAt, now);
      answer(reminder, date, dose, status, { handledAt, now: whenDecided(intendedAt, now) });
      return show(reminder, date, now);
    },

    'medication.save'({ reminders }, { input, now, person, fail }) {
      const { reminderId, confirmed, intendedAt, idempotencyKey: _key, ...asked } = input;
      const known = reminderId === undefined ? undefined : find(reminders, reminderId);
      if (reminderId !== undefined && !known) return fail('failGone');
      if (!known && alive(reminders).length >= MOST_REMINDERS) return fail('failTooMany');
      if (asked.endDate !== null && asked.endDate < asked.startDate) return fail('failEndBeforeStart');
      if (asked.repeatType !== 'asNeeded' && asked.times.length === 0) return fail('failNoTimes');
      if (asked.repeatType === 'asNeeded' && !(asked.minHoursBetween && asked.maxDosesPerDay))
        return fail('failNoLimits');
      if (asked.repeatType === 'weekdays' && !asked.weekdays) return fail('failNoWeekday');
      if (asked.repeatType === 'interval' && !asked.intervalDays) return fail('failNoInterval');
      const today = dayOf(now);
      if (known && isOlder(person, `reminder ${reminderId}`, intendedAt, now)) return show(known, today, now);
      const others = alive(reminders).filter((reminder) => reminder !== known);
      const isOver = ({ endDate }: MedicationSchedule) => endDate !== null && endDate < today;
      const beside = others.map(current).filter((schedule) => !isOver(schedule));
      const before = others.map(current).filter(isOver);
      const doubts = confirmed ? [] : changeDoubts(known && current(known), asked, { beside, before });
      if (doubts.length > 0) return fail('failDoseDoubted', doubts);

      const schedule = tidy(asked);
      const reminder = known ?? create(`rem-${2001 + reminders.length}`, schedule, today, timeOf(now));
      remember(person, `reminder ${reminder.reminderId}`, intendedAt, now);
      if (known) plan(known, schedule, today, timeOf(now));
      else reminders.push(reminder);
      return show(reminder, today, now);
    },

    'medication.delete'({ reminders }, { input, now, fail }) {
      const reminder = find(reminders, input.reminderId) ?? fail('failGone');
      plan(reminder, { ...current(reminder), enabled: false }, dayOf(now), timeOf(now));
      reminder.deleted = true;
      return null;
    },

    'medication.historyList'({ reminders }, { input, now, fail }) {
      const { from, to = dayOf(now) } = input;
      if (from !== undefined && from > to) return fail('failInvalidRange');
      return paginate(history(reminders, now, from, to).reverse(), input, 'date');
    },

    'medication.yearList'({ reminders }, { input, now }) {
      const year = String(input.year).padStart(4, '0');
      return plannedOf(history(reminders, now, `${year}-01-01`, `${year}-12-31`)).map(({ date, doses }) => ({
        date,
        planned: doses.length,
        taken: doses.filter(({ status }) => status === 'taken').length,
        skipped: doses.filter(({ status }) => status === 'skipped').length,
      }));
    },
  },
};

/** Creates the reminders of the list, planned since their first day, with the answers of the history. */
function begin(examples: Examples, now: Date, { isNew }: Person): State {
  if (isNew) return { reminders: [] };
  const listed = examples.data('medication.list');
  const reminders = listed.map(({ reminderId, doses: _, ...schedule }) =>
    create(reminderId, { ...schedule }, schedule.startDate),
  );
  const pages = ['firstPage', 'lastPage'].map((name) => examples.data('medication.historyList', name));
  for (const { date, doses } of pages.flatMap(({ list }) => list)) {
    for (const dose of doses) {
      const reminder = find(reminders, dose.reminderId);
      if (reminder && hasHappened(dose.handledAt ?? date, now)) recall(reminder, date, dose);
    }
  }
  return { reminders };
}

const alive = (reminders: Reminder[]): Reminder[] => reminders.filter(({ deleted }) => !deleted);

/** The names of the medicines that a person takes on a day, by the order of the reminders. */
export const medicinesOn = ({ reminders }: State, day: string): string[] =>
  alive(reminders)
    .map(current)
    .filter(({ enabled, startDate, endDate }) => enabled && startDate <= day && (endDate === null || day <= endDate))
    .map(({ medicineName }) => medicineName);

const find = (reminders: Reminder[], id: string): Reminder | undefined =>
  alive(reminders).find(({ reminderId }) => reminderId === id);

/** The longest interval between two doses, days. */
const LONGEST_INTERVAL = 30;

interface DatedDose extends MedicationHistoryDose {
  date: string;
}

/** The other doses of all reminders with the same substance around a dose. Those of deleted reminders count if taken. */
function besides(reminders: Reminder[], { reminderId, medicineName, date, time }: DatedDose, now: Date): OtherDose[] {
  const days = daysFrom(addDays(date, -DAYS_TO_ANSWER), addDays(date, LONGEST_INTERVAL));
  return reminders
    .filter((reminder) => isSameMedicine(current(reminder).medicineName, medicineName))
    .flatMap((reminder) => days.flatMap((day) => dosesOf(reminder, day, now).map((dose) => ({ dose, day, reminder }))))
    .filter(({ dose, day }) => dose.reminderId !== reminderId || day !== date || dose.time !== time)
    .filter(({ dose, reminder }) => dose.status === 'taken' || (dose.status !== 'skipped' && !reminder.deleted))
    .map(({ dose, day, reminder }) => {
      const taken = dose.status === 'taken' ? msOf(dose.handledAt ?? '') : undefined;
      return taken !== undefined && dose.asNeeded
        ? { taken, minHoursBetween: intervalOf(reminder) }
        : { planned: plannedAt(day, dose.time), taken };
    });
}

type OtherDose = ScheduledDose | UnplannedDose;

const plannedAt = (day: string, time: string): number => moment(`${day}T${time}`).getTime();

/** Why another dose of a medicine that is taken as needed is doubted, after the doses of all reminders with its substance. */
function anotherDoubts(reminder: Reminder, others: readonly OtherDose[], at: Date): string[] {
  const { minHoursBetween, maxDosesPerDay } = current(reminder);
  if (!minHoursBetween || !maxDosesPerDay) return [];
  const taken = others.flatMap((other) => other.taken ?? []);
  return asNeededStatus({ minHoursBetween, maxDosesPerDay }, taken, at.getTime()).doubts;
}

/** Why a planned dose is doubted at a time. */
function plannedDoubts(
  { medicineName, time }: MedicationHistoryDose,
  date: string,
  others: readonly OtherDose[],
  at: Date,
): string[] {
  const dose = { medicineName, planned: plannedAt(date, time), at: at.getTime() };
  return takingDoubts({ ...dose, daysLate: daysBetween(date, dayOf(at)) }, others);
}

/** A reminder in the form of the description: its current values, with the doses of one day. */
function show(reminder: Reminder, date: string, now: Date): MedicationReminder {
  const doses = dosesOf(reminder, date, now)
    .filter(({ asNeeded }) => !asNeeded)
    .map(({ time, status, handledAt }) => ({ time, status, handledAt }));
  const recent = isAsNeeded(reminder) && { recentDoses: recentDoses(reminder, now) };
  return { ...current(reminder), reminderId: reminder.reminderId, ...recent, doses };
}

/** Sorts times and days, and drops fields that this kind of repetition does not use. */
function tidy({
  weekdays,
  intervalDays,
  minHoursBetween,
  maxDosesPerDay,
  ...schedule
}: MedicationSchedule): MedicationSchedule {
  const tidied: MedicationSchedule = { ...schedule, times: [...schedule.times].sort() };
  if (schedule.repeatType === 'weekdays' && weekdays) tidied.weekdays = [...weekdays].sort((one, other) => one - other);
  if (schedule.repeatType === 'interval') tidied.intervalDays = intervalDays;
  if (schedule.repeatType === 'asNeeded') Object.assign(tidied, { times: [], minHoursBetween, maxDosesPerDay });
  return tidied;
}
