import type { User } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { dropChanges } from '#lib/unsaved-changes.ts';
import { removePersonalValues } from '#platform/client/personal-values.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import { deviceStorage, keptKey, nativeUserKey, statisticsKey } from '#platform/storage.ts';

/** Maximum time to wait for the browser's database, ms. */
const databaseTime = 1_000;

/** Removes all data of a person from the device and this tab. */
export async function removePerson(user: Readonly<User>): Promise<void> {
  removePersonalValues('localStorage', user);
  removePersonalValues('sessionStorage', user);
  // The analytics assign the next person a new id.
  deviceStorage.remove(statisticsKey);
  deviceStorage.remove(nativeUserKey);
  // Without this marker, the next page ignores the stored replies, even if clearing them fails.
  deviceStorage.remove(keptKey);
  const cleared = import('#platform/database/database.ts')
    .then(({ clearReads, forgetCommands }) => Promise.all([clearReads(), forgetCommands(user.userId ?? '')]))
    .catch(() => {});
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, databaseTime))]);
}

let next: Path = homeOf(product);

/** Sets the screen that opens at the end of a person's session. @param path by default the home */
export function setNextScreen(path: Path = homeOf(product)): void {
  next = path;
}

let ending: Promise<void> | undefined;

/**
 * Ends the session of a person on this page: removes the person's data, and reloads, so that no value stays in memory. Every
 * end of a session comes here: a log-out, a closed account, a log-out in the native app, and another person's sign-in. Only
 * a log-out in another tab has removed the data before (`follow-log-out.ts`).
 */
export function endPerson(user: Readonly<User>): Promise<void> {
  dropChanges();
  ending ??= removePerson(user).then(() => location.replace(next));
  return ending;
}
