import type { PersonalKey, PersonalValue } from '#platform/storage-keys.ts';
import { personalKey, useSession } from './session.ts';

/** The storage key of a value that belongs to the signed-in person; it updates when the person becomes known. */
export function usePersonalKey(...value: PersonalValue): PersonalKey {
  useSession();
  return personalKey(...value);
}
