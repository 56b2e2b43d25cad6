// Written by npm run generate. Do not edit.
import type { CallOptions } from '../call.ts';
import type { operations, AccountInformation, FoodUserInformation, GlycemicFood, Goods, MedicationDay, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, PurineFood } from './schema.ts';

/** Parameters of `lookup.glycemicIndexList`. */
export type LookupGlycemicIndexListInput = NonNullable<operations['lookup.glycemicIndexList']['parameters']['query']>;

/** Parameters of `lookup.healthDataGoodsDetail`. */
export type LookupHealthDataGoodsDetailInput = NonNullable<operations['lookup.healthDataGoodsDetail']['parameters']['query']>;

/** Parameters of `lookup.healthDataGoodsList`. */
export type LookupHealthDataGoodsListInput = NonNullable<operations['lookup.healthDataGoodsList']['parameters']['query']>;

/** Parameters of `lookup.purineIndexList`. */
export type LookupPurineIndexListInput = NonNullable<operations['lookup.purineIndexList']['parameters']['query']>;

/** Parameters of `medication.finish`. */
export type MedicationFinishInput = NonNullable<operations['medication.finish']['parameters']['query']>;

/** Parameters of `medication.list`. */
export type MedicationListInput = NonNullable<operations['medication.list']['parameters']['query']>;

/** Parameters of `medication.yearList`. */
export type MedicationYearListInput = NonNullable<operations['medication.yearList']['parameters']['query']>;

/** Operations of the domain `lookup`. */
export interface LookupApi {
  /**
   * Foods with their glycaemic index.
   *
   * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
   *
   * `GET /scheme/view/glycemic-index/list`
   * @throws {HealthError} see its `kind`
   */
  glycemicIndexList(input?: LookupGlycemicIndexListInput, options?: CallOptions): Promise<GlycemicFood[]>;
  /**
   * One of the goods shown beside health data.
   *
   * Everything a product page shows. Called when a person opens one of the goods that a lookup or a health chart suggests.
   *
   * `GET /scheme/view/health-data-goods/detail`
   * @throws {HealthError} see its `kind`
   */
  healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput, options?: CallOptions): Promise<Goods>;
  /**
   * Goods shown beside one kind of health data.
   *
   * What a lookup, a health chart or a product page suggests, the most fitting first. Goods that are sold out stay in the list.
   *
   * `GET /scheme/view/health-data-goods/list`
   * @throws {HealthError} see its `kind`
   */
  healthDataGoodsList(input: LookupHealthDataGoodsListInput, options?: CallOptions): Promise<Goods[]>;
  /**
   * Foods with their purine content.
   *
   * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
   *
   * `GET /scheme/view/purine-index/list`
   * @throws {HealthError} see its `kind`
   */
  purineIndexList(input?: LookupPurineIndexListInput, options?: CallOptions): Promise<PurineFood[]>;
}

/** Operations of the domain `medication`. */
export interface MedicationApi {
  /**
   * Delete a medication reminder.
   *
   * Ends the reminder for good. The history keeps the doses of earlier days and those answered today.
   *
   * `POST /cooperation/app/medicationRemind/delete`
   * @throws {HealthError} see its `kind`
   */
  delete(input: MedicationReminderId, options?: CallOptions): Promise<null>;
  /**
   * Answer a dose.
   *
   * Says that a dose was taken or skipped, or takes the answer back. Possible until the day of the dose ends. The same
   * answer twice changes nothing. A tracked stock follows.
   *
   * Changes something although it is a GET: never retried.
   *
   * `GET /cooperation/app/medicationRemind/finish`
   * @throws {HealthError} see its `kind`
   */
  finish(input: MedicationFinishInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * The history of doses by day.
   *
   * Days up to today on which something was planned, newest first, each with all its doses. Doses of deleted reminders
   * stay in it.
   *
   * Paged: 10 a page unless told otherwise.
   *
   * `POST /cooperation/app/medicationRemind/queryHistoryList`
   * @throws {HealthError} see its `kind`
   */
  historyList(input: MedicationHistoryQuery, options?: CallOptions): Promise<MedicationHistoryPage>;
  /**
   * All medication reminders with the doses of a day.
   *
   * Every reminder of the person with its doses of the asked day. A reminder that is not due on that day is listed
   * with no doses, so that it can be edited. Those with doses come first, by their first time of day. On a future day
   * all doses are pending.
   *
   * `GET /cooperation/app/medicationRemind/queryList`
   * @throws {HealthError} see its `kind`
   */
  list(input?: MedicationListInput, options?: CallOptions): Promise<MedicationReminder[]>;
  /**
   * Create or change a medication reminder.
   *
   * With `reminderId` the schedule replaces the one before, from today on: earlier days keep what was planned then,
   * and doses already answered today stay. Without it a reminder is created; a person may have 50.
   *
   * `POST /cooperation/app/medicationRemind/save`
   * @throws {HealthError} see its `kind`
   */
  save(input: MedicationReminderInput, options?: CallOptions): Promise<MedicationReminder>;
  /**
   * How the days of a year went.
   *
   * One entry for each day of the year, up to today, on which something was planned. For the calendar.
   *
   * `GET /cooperation/app/medicationRemind/queryYearList`
   * @throws {HealthError} see its `kind`
   */
  yearList(input: MedicationYearListInput, options?: CallOptions): Promise<MedicationDay[]>;
}

/** Operations of the domain `user`. */
export interface UserApi {
  /**
   * The signed-in person, as the general app knows them.
   *
   * Completes the user that the native app hands over. It is part of signing in, so it does not wait for a pending login.
   *
   * Does not wait for a pending login.
   *
   * `GET /information/app/v1/account/getUserInformation`
   * @throws {HealthError} see its `kind`
   */
  accountInformation(options?: CallOptions): Promise<AccountInformation>;
  /**
   * The signed-in person, as the food app knows them.
   *
   * Completes the user that the native app hands over, with what meals and reports depend on. It is part of signing in, so it does not wait for a pending login.
   *
   * Does not wait for a pending login.
   *
   * `GET /food/user/getUserInformation`
   * @throws {HealthError} see its `kind`
   */
  information(options?: CallOptions): Promise<FoodUserInformation>;
}

/** Every operation of the API, by domain. */
export interface HealthApi {
  lookup: LookupApi;
  medication: MedicationApi;
  user: UserApi;
}
