import { type Analytics, createAnalytics } from '@health-app/sdk';
import { health } from '#platform/client.ts';
import { currentConsents, followConsents, knownConsents } from '#platform/consent/consent-store.ts';
import { isGiven } from '#platform/consent/consents.ts';
import { currentPage } from './current-page.ts';
import { trackViolations } from './violations.ts';
import { trackWebVitals } from './web-vitals.ts';

/** The collector of this page; undefined without the person's consent. */
let analytics: Analytics | undefined;

type Event = Parameters<Analytics['track']>;

/** The events after a sign-in, until the person's decision is known. `undefined` before the first decision. */
let waiting: Event[] | undefined;

/** Collects an event, or drops it without the person's consent. */
export function collect(...event: Event): void {
  if (currentConsents.get()) analytics?.track(...event);
  else waiting?.push(event);
}

trackWebVitals(collect);
trackViolations(collect);

function follow(): void {
  const consents = currentConsents.get();
  if (isGiven(consents ?? [], 'analytics')) analytics ??= createAnalytics(health, { origin: currentPage });
  else {
    // The events so far were collected with consent, so they are sent.
    void analytics?.close();
    analytics = undefined;
  }
  if (consents) for (const event of waiting?.splice(0) ?? []) collect(...event);
}

/** Starts collecting once the consent is known, and follows its changes. */
export async function begin(): Promise<void> {
  await health.session.ready;
  await knownConsents();
  waiting = [];
  follow();
  currentConsents.subscribe(follow);
  followConsents();
}
