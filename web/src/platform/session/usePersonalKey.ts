import { personalKey, useSession } from './session.ts';

/** The storage key of a value that belongs to the signed-in person; it changes as soon as the person is known. */
export function usePersonalKey(name: string): string {
  useSession();
  return personalKey(name);
}
