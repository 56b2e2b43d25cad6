import { type Analytics, createAnalytics } from '@health-app/sdk';
import { health } from '#platform/client.ts';
import { currentConsents, knownConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { currentPage } from './current-page.ts';
import { trackViolations } from './violations.ts';
import { trackWebVitals } from './web-vitals.ts';

/** The analytics of the current person; undefined until their decision is known. */
let analytics: Analytics | undefined;

type Event = Parameters<Analytics['track']>;

/** The events after a sign-in, until the person's decision is known. `undefined` before the first decision. */
let waiting: Event[] | undefined;

/** Collects an event; without the person's consent, the analytics drop it. */
export function collect(...event: Event): void {
  if (currentConsents.get()) analytics?.track(...event);
  else waiting?.push(event);
}

trackWebVitals(collect);
trackViolations(collect);

function follow(): void {
  const consents = currentConsents.get();
  if (!consents) {
    // The events so far were collected with consent, so they are sent. The next person gets another id.
    void analytics?.close();
    analytics = undefined;
    return;
  }
  analytics ??= createAnalytics(health, { origin: currentPage });
  analytics.setConsent(isGiven(consents, 'analytics'));
  for (const event of waiting?.splice(0) ?? []) collect(...event);
}

/** Starts collecting once the consent is known, and follows its changes. */
export async function begin(): Promise<void> {
  await health.session.ready;
  await knownConsents();
  waiting = [];
  follow();
  currentConsents.subscribe(follow);
}
