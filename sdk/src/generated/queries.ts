// Written by npm run generate. Do not edit.
import type { InfiniteQuery, Mutation, Query } from '../react-query/types.ts';
import type { LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, MedicationFinishInput, MedicationListInput, MedicationYearListInput } from './client.ts';
import type { AccountInformation, FoodUserInformation, GlycemicFood, Goods, MedicationDay, MedicationHistoryPage, MedicationHistoryQuery, MedicationReminder, MedicationReminderId, MedicationReminderInput, PurineFood } from './schema.ts';

/** A query for every read, by domain. */
export interface HealthQueries {
  lookup: {
    /** Foods with their glycaemic index. */
    glycemicIndexList(input?: LookupGlycemicIndexListInput): Query<GlycemicFood[]>;
    /** One of the goods shown beside health data. */
    healthDataGoodsDetail(input: LookupHealthDataGoodsDetailInput): Query<Goods>;
    /** Goods shown beside one kind of health data. */
    healthDataGoodsList(input: LookupHealthDataGoodsListInput): Query<Goods[]>;
    /** Foods with their purine content. */
    purineIndexList(input?: LookupPurineIndexListInput): Query<PurineFood[]>;
  };
  medication: {
    /** The history of doses by day. */
    historyList(input: MedicationHistoryQuery): Query<MedicationHistoryPage>;
    /** All medication reminders with the doses of a day. */
    list(input?: MedicationListInput): Query<MedicationReminder[]>;
    /** How the days of a year went. */
    yearList(input: MedicationYearListInput): Query<MedicationDay[]>;
  };
  user: {
    /** The signed-in person, as the general app knows them. */
    accountInformation(): Query<AccountInformation>;
    /** The signed-in person, as the food app knows them. */
    information(): Query<FoodUserInformation>;
  };
}

/** An infinite query for every paged read, by domain; the page number is the page parameter. */
export interface HealthInfiniteQueries {
  medication: {
    /** The history of doses by day. */
    historyList(input?: Omit<MedicationHistoryQuery, 'pageNum'>): InfiniteQuery<MedicationHistoryPage>;
  };
}

/** A mutation for every command, by domain; when it succeeds, it invalidates the queries that it made stale. */
export interface HealthMutations {
  medication: {
    /** Delete a medication reminder. */
    delete(): Mutation<MedicationReminderId, null>;
    /** Answer a dose. */
    finish(): Mutation<MedicationFinishInput, MedicationReminder>;
    /** Create or change a medication reminder. */
    save(): Mutation<MedicationReminderInput, MedicationReminder>;
  };
}

/** What a command makes stale beside its own domain. */
export const invalidations: Record<string, string[]> = {

};
