import { type Consent, type ConsentPurpose, type GuardianProof, isHealthError } from '@health-app/sdk';
import { hashKey } from '@tanstack/react-query';
import { knownOf } from '#lib/open-value.ts';
import { createStore } from '#lib/store/store.ts';
import { toUtcDateTime } from '#lib/time/instants.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { health, invalidate, queries } from '#platform/client.ts';
import { serverNow } from '#platform/server-clock.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { consentRequest } from './consent-request.ts';
import { isGiven, newerThan, purposes, readConsents, withDecision } from './consents.ts';

/** A guest's decisions, or a person's latest decisions on the server, for use without a connection. */
const key = () => personalKey('consents');

/** A person's decisions that are not sent yet. */
const unsentKey = () => personalKey('consents', 'unsent');

const stored = (): Consent[] => readConsents(deviceStorage.get(key()));

export const unsentConsents = (): Consent[] => readConsents(deviceStorage.get(unsentKey()));

/** The effective decisions on this page; undefined until they are known. */
export const currentConsents = createStore<readonly Consent[] | undefined>(undefined);

/** The key of the person whose decisions are the current ones. */
let owner: string | undefined;

/** The effective decisions, or without a connection the last known ones; undefined until the server's are loaded. */
export const lastConsents = (): readonly Consent[] | undefined =>
  (owner === key() ? currentConsents.get() : undefined) ??
  (navigator.onLine ? undefined : unsentConsents().reduce(withDecision, stored()));

function tell(consents: Consent[]): Consent[] {
  owner = key();
  currentConsents.set(consents);
  return consents;
}

function keepUnsent(decisions: Consent[]): void {
  if (decisions.length > 0) deviceStorage.set(unsentKey(), decisions);
  else deviceStorage.remove(unsentKey());
}

/** Removes a decision, but no newer one about the same purpose. */
const dropUnsent = ({ purpose, decidedAt }: Consent): void =>
  keepUnsent(unsentConsents().filter((unsent) => unsent.purpose !== purpose || unsent.decidedAt !== decidedAt));

/** Stores the server's decisions, which another device may have changed, and applies the unsent ones. */
function take(consents: readonly Consent[]): Consent[] {
  deviceStorage.set(key(), consents);
  const unsent = newerThan(consents, unsentConsents());
  keepUnsent(unsent);
  return tell(unsent.reduce(withDecision, [...consents]));
}

/**
 * Loads the decisions from the server. Without a connection or a valid login, returns the last known ones; for a guest, those
 * of the device.
 * @throws {HealthError} if the device knows none and cannot reach the server
 */
export async function knownConsents(): Promise<Consent[]> {
  await health.session.ready;
  if (isGuest()) return tell(stored());
  if (health.session.status === 'expired') return take(stored());
  const asked = key();
  let known: Consent[];
  try {
    const { consents = [] } = await queryClient.fetchQuery({
      ...queries.user.information(),
      // Without a connection it fails instead of waiting for one, because a command may wait for the decisions.
      networkMode: 'always',
    });
    // Another person may have signed in meanwhile.
    if (key() !== asked) return await knownConsents();
    known = take(consents);
  } catch (error) {
    if (deviceStorage.get(key()) === undefined) throw error;
    return take(stored());
  }
  void sendUnsent();
  return known;
}

/** Whether the decisions are those of the device. A person whose login has expired, or has not ended yet, is no guest. */
export const isGuest = (): boolean =>
  !health.session.user.userToken && !['expired', 'pending'].includes(health.session.status);

/** Follows the decisions: after every query of them, after another sign-in, and when a connection returns. */
async function followConsents(): Promise<void> {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    // Each person has an own key.
    if (event.query.queryHash !== hashKey(queries.user.information().queryKey)) return;
    const { consents } = event.query.state.data as { consents?: Consent[] };
    if (consents) take(consents);
  });
  // Without a reply, nothing is known, so nothing that needs a consent starts.
  const readAgain = () => void knownConsents().catch(() => {});
  addEventListener('online', readAgain);
  // Nothing is known before the login has ended.
  let { userId, userToken } = await health.session.ready;
  health.session.subscribe((user) => {
    if (health.session.status === 'expired' || user.userToken === userToken) return;
    // The decisions of another person apply to nobody else, not even until those of the new one are known.
    if (user.userId !== userId) currentConsents.set(undefined);
    ({ userId, userToken } = user);
    readAgain();
  });
}

// From the first decision on, whatever loads later: nobody else may keep those of a person who left.
void followConsents();

/**
 * Asks for a consent before a use, unless it was already given.
 * @returns whether the use may start
 */
export async function ensureConsent(purpose: ConsentPurpose): Promise<boolean> {
  // If nothing is known, ask instead of assuming consent.
  const consents = await knownConsents().catch(() => []);
  if (isGiven(consents, purpose)) return true;
  return new Promise((resolve) => {
    consentRequest.set({
      purpose,
      answer: (given) => {
        consentRequest.set(undefined);
        resolve(given);
      },
    });
  });
}

/**
 * Stores a decision and informs running uses. It is effective at once; if the server does not reply, the device keeps and
 * resends it.
 * @param guardian what shows that a guardian agrees. Its code soon expires, so the device does not keep such a decision.
 * @throws {HealthError} if the server refuses it, or does not reply to a guardian; then nothing changes
 */
export async function decideConsent(
  purpose: ConsentPurpose,
  given: boolean,
  guardian?: GuardianProof,
): Promise<Consent[]> {
  const decision = { purpose, given, decidedAt: toUtcDateTime(serverNow()) };
  if (isGuest()) {
    deviceStorage.set(key(), withDecision(stored(), decision));
    return tell(stored());
  }
  try {
    return await send(decision, guardian);
  } catch (error) {
    if (guardian || !isOpen(error)) throw error;
    keepUnsent(withDecision(unsentConsents(), decision));
    return take(stored());
  }
}

/** Whether the server may accept the same decision later. */
const isOpen = (error: unknown): boolean =>
  !['business', 'invalid-request', 'login-expired'].some((kind) => isHealthError(error, kind as 'business'));

/** Sends a decision with its own time, and stores the server's decisions from the reply. */
async function send(decision: Consent, guardian?: GuardianProof): Promise<Consent[]> {
  const { purpose, given, decidedAt } = decision;
  const known = knownOf(purposes, purpose);
  const consents = known ? [{ purpose: known, given, ...(guardian && { guardian }) }] : [];
  const user = await health.user.saveInformation({ consents, intendedAt: decidedAt }, { silent: true });
  dropUnsent(decision);
  const { queryKey } = queries.user.information();
  // A query that is still under way may return the decisions before this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, user);
  if (purpose === 'ranking') await invalidate(queryClient, 'partner');
  return take(user.consents);
}

async function sendUnsent(): Promise<void> {
  for (const decision of unsentConsents()) {
    try {
      await send(decision);
    } catch (error) {
      if (isOpen(error) || isHealthError(error, 'login-expired')) return;
      // The server will never accept it, so its own decision applies.
      dropUnsent(decision);
      take(stored());
    }
  }
}
