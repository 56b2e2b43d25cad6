import { signOut } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { health } from '#platform/client.ts';
import { openBridge, source } from '#platform/device/embedder.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import { deviceStorage, keptKey, statisticsKey } from '#platform/storage.ts';
import { removePersonalValues } from './personal-values.ts';

/**
 * Logs the person out: in a native app out of the app, in a browser in all tabs. Removes the person's drafts and other
 * values from the device, and reloads at the home, so that no value stays in memory.
 * @param next the screen to open. @default the home
 * @throws {HealthError} if the native app does not log out; then nothing changes
 */
export async function logOut(next?: Path): Promise<void> {
  if (source !== '') await (await openBridge()).call('logout');
  await forgetPerson(next);
}

/** Maximum time to wait for the browser's database, ms. */
const databaseTime = 1_000;

/** Removes the session and the values of the person from this tab and the device. */
export async function forgetPerson(next: Path = homeOf(product)): Promise<void> {
  const { user } = health.session;
  signOut(health);
  removePersonalValues('localStorage', user);
  removePersonalValues('sessionStorage', user);
  // The analytics assign the next person a new id.
  deviceStorage.remove(statisticsKey);
  // Without this marker, the next page ignores the stored replies, even if clearing them fails.
  deviceStorage.remove(keptKey);
  const cleared = import('#platform/offline/database.ts')
    .then(({ clearReads, forgetCommands }) => Promise.all([clearReads(), forgetCommands(user.userId ?? '')]))
    .catch(() => {});
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, databaseTime))]);
  location.replace(next);
}
