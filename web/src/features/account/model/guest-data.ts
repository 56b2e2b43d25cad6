import { ownKey } from '#lib/storage/web-storage.ts';
import { keyStart, type PersonalName } from '#platform/storage-keys.ts';

/** The kinds of data that a guest leaves on the device, in the order in which they are listed. */
export const deviceKinds = [
  'growth',
  'calculators',
  'foods',
  'searches',
  'drafts',
  'shopping',
  'use',
  'consents',
  'other',
] as const;

export type DeviceKind = (typeof deviceKinds)[number];

const kinds: Record<PersonalName, DeviceKind> = {
  growth: 'growth',
  calculators: 'calculators',
  'foods.recent': 'foods',
  'favourite-foods': 'foods',
  'recent-searches': 'searches',
  'signIn.phoneNumber': 'drafts',
  'phone-change': 'drafts',
  'profile.draft': 'drafts',
  'medication.draft': 'drafts',
  'health.weight': 'drafts',
  'heart-rate.pending': 'drafts',
  'meal.draft': 'drafts',
  'meal.correction': 'drafts',
  'mealPlan.draft': 'drafts',
  'feedback.draft': 'drafts',
  'feedback.sent': 'other',
  'income.draw': 'drafts',
  'income.confirmed': 'drafts',
  refund: 'drafts',
  'refund.parcel': 'drafts',
  survey: 'drafts',
  outbox: 'drafts',
  shopping: 'shopping',
  functions: 'use',
  'tables.hidden': 'use',
  consents: 'consents',
  // Only signed-in people have these.
  'deletion-requests': 'other',
  'reports.deep': 'other',
  skippedFacts: 'other',
  profileOffer: 'other',
};

/** The id of a guest. */
const guest = '';

/** One stored value of a guest. */
export interface DeviceEntry {
  /** With the environment. */
  key: string;
  name: string;
  kind: DeviceKind;
  value: unknown;
}

/** Selects a guest's values in a storage. */
export const guestEntries = (items: Iterable<[key: string, text: string]>): DeviceEntry[] =>
  [...items].flatMap(([key, text]) => {
    if (!key.startsWith(ownKey(keyStart(guest)))) return [];
    const [, name, ...subject] = JSON.parse(key.slice(ownKey('').length));
    const kind = kinds[name as PersonalName] ?? 'other';
    return [{ key, name: [name, ...subject].join('.'), kind, value: parsed(text) }];
  });

/** The ids of the people whose values are in a storage. A closed tab ends a login without a log-out, and leaves them. */
export const personsIn = (items: Iterable<[key: string, text: string]>): string[] => {
  const persons = [...items].flatMap(([key]) => {
    if (!key.startsWith(ownKey('["'))) return [];
    const [person] = JSON.parse(key.slice(ownKey('').length));
    return person === guest ? [] : [person];
  });
  return [...new Set(persons)];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A damaged value is shown and exported as it is.
    return text;
  }
}
