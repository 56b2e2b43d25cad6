import type { User } from '@health-app/sdk';
import { removeItems } from '#lib/storage/web-storage.ts';

/** Removes a person's values. Their keys, from `personalKey`, end with the person's id, or with an object's id after it. */
export const removePersonalValues = (
  storage: 'localStorage' | 'sessionStorage',
  { userId = '' }: Readonly<User>,
): void => removeItems(storage, (key) => key.split('.').slice(1).includes(userId));
