import type { Lease } from '#lib/storage/tab-lock.ts';

/**
 * The keys that belong to the device or the tab. A log-out keeps them, so their values must not reveal anything about a
 * person, except the first four, which `endPerson` removes. All other keys contain their person: `personalKey` creates them.
 */
export const deviceKeys = [
  // The user of the tab.
  'user',
  // Id of the person whose replies the device stores.
  'kept',
  // Id of the last person whom the native app provided.
  'native-user',
  // The device's id in the analytics, which the SDK creates.
  'tid',
  // The lease of the tab that sends the outbox.
  'outbox-lease',
  // The difference between the device's clock and the server's.
  'clock',
  // Scroll positions of the tab's history entries.
  'scrolled',
  'history-index',
  // Whether the person has cleared the calculators, so that they are not filled in automatically.
  'calculators.cleared',
  // Whether the person has switched off the keyboard shortcuts.
  'shortcuts.off',
  // Whether the next page tells that the account is closed.
  'account.closed',
] as const;

export type DeviceKey = (typeof deviceKeys)[number];

/** The values of the first four keys. The SDK writes and reads the user. */
interface RemovedValues {
  user: never;
  kept: string;
  'native-user': string;
  tid: string;
}

/** The values that a log-out keeps. A text could name a person. */
interface KeptValues {
  'outbox-lease': Lease;
  clock: number;
  scrolled: Record<number, number>;
  'history-index': number;
  'calculators.cleared': boolean;
  'shortcuts.off': boolean;
  'account.closed': boolean;
}

/** A value without text; an object with named fields could be a person. */
type Impersonal<Value> = Value extends boolean | number | Lease ? Value : keyof Value extends number ? Value : never;

/** The values of the device's keys. A kept one that could contain personal data has no value, so that nothing can be stored. */
export type DeviceValues = RemovedValues & { [Key in keyof KeptValues]: Impersonal<KeptValues[Key]> };

/**
 * The personal values by name, each with the ids of its subject, if a person may have several. The end of the person's session
 * removes all of them from the device.
 */
interface Subjects {
  growth: [];
  calculators: [];
  'foods.recent': [];
  'favourite-foods': [lookup: string];
  'recent-searches': [lookup: string];
  'signIn.phoneNumber': [];
  'phone-change': [];
  'profile.draft': [];
  // Empty for a new reminder.
  'medication.draft': [reminderId: string];
  'health.weight': [];
  'heart-rate.pending': [];
  'meal.draft': [draft: string];
  'meal.correction': [analysisId: string];
  'mealPlan.draft': [];
  'feedback.draft': [product: string];
  'feedback.sent': [];
  'income.draw': [];
  'income.confirmed': [drawId: string];
  refund: [orderId: string];
  'refund.parcel': [refundId: string];
  survey: [evaluationId: string, itemId: string];
  outbox: [];
  shopping: [plan: 'mealPlan' | 'foodPlan'];
  functions: [];
  // The columns that are not shown in a table of large windows.
  'tables.hidden': [table: string];
  consents: [unsent?: 'unsent'];
  // Only signed-in people have these.
  'deletion-requests': [];
  'reports.deep': [];
  skippedFacts: [];
  // The last assessment after which the person has decided on the profile.
  profileOffer: [];
}

export type PersonalName = keyof Subjects;

/** A name, followed by the ids of its subject. */
export type PersonalValue = { [Name in PersonalName]: [name: Name, ...subject: Subjects[Name]] }[PersonalName];

declare const owner: unique symbol;

/** A key that contains its person, created only by `keyOf`. */
export type PersonalKey = string & { readonly [owner]: 'person' };

export type StorageKey = DeviceKey | PersonalKey;

/**
 * The key of a person's value: the list of the person's id, the name, and the ids of its subject as JSON, because ids may
 * contain any character.
 * @param userId empty for a guest
 * @param value its name, and the ids of its subject
 */
export const keyOf = (userId: string, ...value: PersonalValue): PersonalKey =>
  JSON.stringify([userId, ...value]) as PersonalKey;

/** The start that the keys of a person have, and no other key. */
export const keyStart = (userId: string): string => `${JSON.stringify([userId]).slice(0, -1)},`;
