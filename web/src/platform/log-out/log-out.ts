import { signOut } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { health } from '#platform/client.ts';
import { openBridge, source } from '#platform/device/embedder.ts';
import { endPerson, setNextScreen } from '#platform/session/end-person.ts';

/**
 * Logs the person out: in a native app out of the app, in a browser in all tabs. Removes the person's drafts and other
 * values from the device, and reloads at the home.
 * @param next the screen to open. @default the home
 * @throws {HealthError} if the native app does not log out; then nothing changes
 */
export async function logOut(next?: Path): Promise<void> {
  if (source !== '') {
    // The native app may report its log-out before it replies.
    setNextScreen(next);
    try {
      await (await openBridge()).call('logout');
    } catch (error) {
      setNextScreen();
      throw error;
    }
  }
  await forgetPerson(next);
}

/** Removes the session and the values of the person from this tab and the device. */
export async function forgetPerson(next?: Path): Promise<void> {
  setNextScreen(next);
  const ended = endPerson(health.session.user);
  signOut(health);
  await ended;
}
