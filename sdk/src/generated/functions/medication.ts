// Written by npm run generate. Do not edit.
import { type OperationFunction, operation, repeatable } from '../../operation.ts';
import type { MedicationDay, MedicationFinishInput, MedicationHistoryPage, MedicationHistoryQuery, MedicationListInput, MedicationReminder, MedicationReminderId, MedicationReminderInput, MedicationYearListInput } from '../schema.ts';

/**
 * Delete a medication reminder.
 *
 * Ends the reminder for good. The history keeps the doses of earlier days and those answered today.
 *
 * `POST /cooperation/app/medicationRemind/delete`
 * @throws {HealthError} kind `business`:
 * - `GONE`: It was deleted before, perhaps on another phone
 */
export const medicationDelete: OperationFunction<'medication.delete', 'command', [input: MedicationReminderId], null> = /* @__PURE__ */ operation(
  'medication.delete',
  'POST /cooperation/app/medicationRemind/delete data=null',
);

/**
 * Answer a dose.
 *
 * Says that a dose was taken or skipped, or takes the answer back. Possible on the day of the dose and on the seven
 * days after it. The same answer with the same time changes nothing. A tracked stock follows.
 *
 * A taken dose is doubted (assumed) with the reasons `lateDose` and `closeToAnother` of `FailureReason`, at `handledAt`, or else
 * at `intendedAt` or at the call. The doses of all reminders with the same substance count. The app says the reasons, and
 * sends the same input with `confirmed: true` when the person insists. `takingDoubts` of `@health-app/sdk/safety` is this
 * rule.
 *
 * A medicine with the `repeatType` `asNeeded` (assumed) has no planned dose: `taken` adds one at `time`, `pending` takes it
 * away, and `skipped` is refused. A dose sooner than `minHoursBetween` after the last one, or one more than
 * `maxDosesPerDay` within 24 hours, is doubted, where the doses of all reminders with the same substance count, planned ones
 * too. A planned dose within `minHoursBetween` of one that was taken as needed is `closeToAnother`. The app says the last time and the number, and sends the same input with
 * `confirmed: true` when the person insists. `asNeededStatus` of `@health-app/sdk/safety` is this rule.
 *
 * Changes something although it is a GET: never retried.
 *
 * `GET /cooperation/app/medicationRemind/finish`
 * @throws {HealthError} kind `business`:
 * - `DOSE_DOUBTED`: Too late, close to another dose, or one more than the limits allow, and `confirmed` is absent
 * - `GONE`: The reminder was deleted, perhaps on another phone
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NOT_PLANNED`: The reminder has no dose at that time
 * - `OTHER_DAY`: The day is more than seven days ago, or has not come
 * - `TIME_OUTSIDE`: The real time is before the day of the dose, or in the future
 */
export const medicationFinish: OperationFunction<'medication.finish', 'command', [input: MedicationFinishInput], MedicationReminder> = /* @__PURE__ */ operation(
  'medication.finish',
  'GET /cooperation/app/medicationRemind/finish effect=command',
);

/**
 * The history of doses by day.
 *
 * Days up to today on which something was planned, newest first, each with all its doses. Doses of deleted reminders
 * stay in it.
 *
 * Paged: 10 items per page by default; `itemsOf` iterates over all pages.
 *
 * `POST /cooperation/app/medicationRemind/queryHistoryList`
 * @throws {HealthError} kind `business`:
 * - `INVALID_RANGE`: The first day is after the last
 */
export const medicationHistoryList: OperationFunction<'medication.historyList', 'paged', [input: MedicationHistoryQuery], MedicationHistoryPage> = /* @__PURE__ */ operation(
  'medication.historyList',
  'POST /cooperation/app/medicationRemind/queryHistoryList effect=read paged',
);

/**
 * All medication reminders with the doses of a day.
 *
 * Every reminder of the person with its doses of the asked day. A reminder that is not due on that day is listed
 * with no doses, so that it can be edited. Those with doses come first, by their first time of day. On a future day
 * all doses are pending.
 *
 * `GET /cooperation/app/medicationRemind/queryList`
 * @throws {HealthError}
 */
export const medicationList: OperationFunction<'medication.list', 'read', [input?: MedicationListInput], MedicationReminder[]> = /* @__PURE__ */ operation(
  'medication.list',
  'GET /cooperation/app/medicationRemind/queryList data=array',
);

/**
 * Create or change a medication reminder.
 *
 * With `reminderId` the schedule replaces the previous one, from today on: earlier days keep their plan,
 * and doses already answered today stay. Without it a reminder is created; a person may have 50.
 *
 * A schedule is doubted before it is saved (assumed), with reasons that `FailureReason` lists: an unusual amount at a time or on
 * a day, a unit or a rhythm that the substance does not have, the same substance or class in another reminder that has
 * not ended, ten times what the person's own reminders have. Doses are summed over the reminders. `medicines.yaml` beside
 * the description has the known substances with their sources; of an unknown medicine only what needs no figure is
 * judged. The app says the reasons and repeats the number in words, and sends the same input with `confirmed: true` when
 * the person agrees. A change that leaves medicine, dose and times as they are is not doubted again. `doseDoubts` and
 * `changeDoubts` of `@health-app/sdk/safety` are these rules.
 *
 * `POST /cooperation/app/medicationRemind/save`
 * @throws {HealthError} kind `business`:
 * - `DOSE_DOUBTED`: The dose, its unit or its times are unusual, or the medicine is there already, and `confirmed` is absent
 * - `END_BEFORE_START`: The last day is before the first
 * - `GONE`: The reminder to change was deleted, perhaps on another phone
 * - `NEEDS_CONSENT`: The person has withdrawn the consent to what the input brings (assumed)
 * - `NEEDS_GUARDIAN`: The person is below 14, without the consent of a guardian (assumed)
 * - `NO_INTERVAL`: Repeats at an interval, but none is given
 * - `NO_LIMITS`: Taken as needed, but the least time between doses or the most doses a day is absent
 * - `NO_TIMES`: Repeats, but has no time of day
 * - `NO_WEEKDAY`: Repeats on weekdays, but none is chosen
 * - `TOO_MANY`: The person has 50 reminders
 */
export const medicationSave: OperationFunction<'medication.save', 'command', [input: MedicationReminderInput], MedicationReminder> = /* @__PURE__ */ repeatable(
  'medication.save',
  'POST /cooperation/app/medicationRemind/save idempotencyKey',
);

/**
 * Status of each day of a year.
 *
 * One entry for each day of the year, up to today, on which something was planned. For the calendar.
 *
 * `GET /cooperation/app/medicationRemind/queryYearList`
 * @throws {HealthError}
 */
export const medicationYearList: OperationFunction<'medication.yearList', 'read', [input: MedicationYearListInput], MedicationDay[]> = /* @__PURE__ */ operation(
  'medication.yearList',
  'GET /cooperation/app/medicationRemind/queryYearList data=array',
);
