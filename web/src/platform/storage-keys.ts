/**
 * The keys that belong to the device or the tab. A log-out keeps them, so their values must not reveal anything about a
 * person, except the first three, which it removes. All other keys contain their person: `personalKey` creates them.
 */
export const deviceKeys = [
  // The user of the tab.
  'user',
  // Id of the person whose replies the device stores.
  'kept',
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

declare const owner: unique symbol;

/** A key that contains its person, created only by `personalKey`. A log-out removes its value. */
export type PersonalKey = string & { readonly [owner]: 'person' };

export type StorageKey = DeviceKey | PersonalKey;
