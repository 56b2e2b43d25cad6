import * as v from 'valibot';
import { useStored } from '#lib/storage/useStored.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';

const Ids = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));
const most = 50;

/** Parses stored ids; invalid data gives no ids. */
const readIds = (stored: unknown): string[] => {
  const ids = v.safeParse(Ids, stored);
  return ids.success ? ids.output.slice(0, most) : [];
};

/**
 * The favourite foods of a lookup, newest first. They are stored on the device, per person, because the API has no call for
 * them.
 * @returns the ids, and a function that adds or removes one
 */
export function useFavourites(path: string) {
  const [ids, change] = useStored(deviceStorage, usePersonalKey('favourite-foods', path), readIds);
  const toggle = (id: string) => {
    change((current) => {
      const others = current.filter((other) => other !== id);
      const next = others.length < current.length ? others : [id, ...others].slice(0, most);
      return next.length > 0 ? next : undefined;
    });
    // Browsers fire `storage` only in other tabs, so this updates the other components of this page.
    dispatchEvent(new Event('storage'));
  };
  return [ids, toggle] as const;
}
