/**
 * The keys of what belongs to the device or the tab. A log-out leaves them, so none holds what tells of a person, but for the
 * first three, which it removes itself. All other keys name their person: `personalKey` makes them.
 */
export const deviceKeys = [
  // The user of the tab.
  'user',
  // The person whose replies the device keeps.
  'kept',
  // The device's number in the statistics, which the SDK makes.
  'tid',
  // Announces to the other tabs that their person has logged out.
  'logged-out',
  // The tab that sends the outbox.
  'outbox-lease',
  // The difference to the server's clock.
  'clock',
  // Positions in the history of the tab.
  'scrolled',
  'history-index',
  // The calculators do not fill themselves in again.
  'calculators.cleared',
  // The person has switched the keys of a large window off.
  'shortcuts.off',
  // The next page says that the account is closed.
  'account.closed',
] as const;

export type DeviceKey = (typeof deviceKeys)[number];

declare const owner: unique symbol;

/** A key that names its person, made by `personalKey` alone. A log-out removes its value. */
export type PersonalKey = string & { readonly [owner]: 'person' };

export type StorageKey = DeviceKey | PersonalKey;
