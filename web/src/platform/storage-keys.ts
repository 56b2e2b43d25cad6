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

/** The names of personal values. The end of the person's session removes all of them from the device. */
export type PersonalName =
  | 'growth'
  | 'calculators'
  | 'foods.recent'
  | 'favourite-foods'
  | 'recent-searches'
  | 'signIn.phoneNumber'
  | 'phone-change'
  | 'profile.draft'
  | 'medication.draft'
  | 'health.weight'
  | 'heart-rate.pending'
  | 'meal.draft'
  | 'meal.correction'
  | 'mealPlan.draft'
  | 'feedback.draft'
  | 'feedback.sent'
  | 'income.draw'
  | 'income.confirmed'
  | 'refund'
  | 'refund.parcel'
  | 'survey'
  | 'outbox'
  | 'shopping'
  | 'functions'
  // The columns that are not shown in tables of large windows.
  | 'tables.hidden'
  | 'consents'
  // Only signed-in people have these.
  | 'deletion-requests'
  | 'reports.deep'
  | 'skippedFacts'
  // The last assessment after which the person has decided on the profile.
  | 'profileOffer';

declare const owner: unique symbol;

/** A key that contains its person, created only by `keyOf`. */
export type PersonalKey = string & { readonly [owner]: 'person' };

export type StorageKey = DeviceKey | PersonalKey;

/**
 * The key of a person's value: the list of the person's id, the name, and the ids of its subject as JSON, because ids may
 * contain any character.
 * @param userId empty for a guest
 * @param subject the ids of the value's subject, if the person may have several
 */
export const keyOf = (userId: string, name: PersonalName, ...subject: string[]): PersonalKey =>
  JSON.stringify([userId, name, ...subject]) as PersonalKey;

/** The start that the keys of a person have, and no other key. */
export const keyStart = (userId: string): string => `${JSON.stringify([userId]).slice(0, -1)},`;
