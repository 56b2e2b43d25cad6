import type { User } from '@health-app/sdk';
import { ownKey, removeItems } from '#lib/storage/web-storage.ts';
import { keyStart } from '#platform/storage-keys.ts';

/** Removes a person's values. */
export const removePersonalValues = (
  storage: 'localStorage' | 'sessionStorage',
  { userId = '' }: Readonly<User>,
): void => removeItems(storage, (key) => key.startsWith(ownKey(keyStart(userId))));
