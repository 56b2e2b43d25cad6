import { type Consent, type ConsentPurpose, isHealthError } from '@health-app/sdk';
import { knownOf } from '#lib/open-value.ts';
import { createStore } from '#lib/store/store.ts';
import { health, invalidate, queries } from '#platform/client.ts';
import { queryClient } from '#platform/query/query-client.ts';
import { serverNow } from '#platform/server-clock.ts';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { consentRequest } from './consent-request.ts';
import { isGiven, newerThan, purposes, readConsents, withDecision } from './consents.ts';

/** A guest's decisions; of a person, those that the server had last, for a use without a connection. */
const key = () => personalKey('consents');

/** A person's decisions that the server does not have yet. */
const unsentKey = () => personalKey('consents', 'unsent');

const stored = (): Consent[] => readConsents(deviceStorage.get(key()));

export const unsentConsents = (): Consent[] => readConsents(deviceStorage.get(unsentKey()));

/** The decisions that count on this page, once they are known. */
export const currentConsents = createStore<readonly Consent[] | undefined>(undefined);

function tell(consents: Consent[]): Consent[] {
  currentConsents.set(consents);
  return consents;
}

function keepUnsent(decisions: Consent[]): void {
  if (decisions.length > 0) deviceStorage.set(unsentKey(), decisions);
  else deviceStorage.remove(unsentKey());
}

/** Takes the decisions of the server, which another device may have changed, and adds those that it does not have yet. */
function take(consents: readonly Consent[]): Consent[] {
  deviceStorage.set(key(), consents);
  const unsent = newerThan(consents, unsentConsents());
  keepUnsent(unsent);
  return tell(unsent.reduce(withDecision, [...consents]));
}

/**
 * The decisions of the server; without a connection, the last ones that it had. A guest's are those of the device.
 * @throws {HealthError} on a device that knows none and does not reach the server
 */
export async function knownConsents(): Promise<Consent[]> {
  if (!health.session.user.userToken) return tell(stored());
  const known = take(await serverConsents());
  void sendUnsent();
  return known;
}

async function serverConsents(): Promise<Consent[]> {
  try {
    const { consents = [] } = await queryClient.fetchQuery(queries.user.information({ silent: true }));
    return consents;
  } catch (error) {
    if (deviceStorage.get(key()) === undefined) throw error;
    return stored();
  }
}

/**
 * Follows the server's decisions with every read of the person, on whatever screen it is.
 * @returns a function that ends it
 */
export function followServer(): () => void {
  const { queryKey } = queries.user.information();
  const same = JSON.stringify(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (JSON.stringify(event.query.queryKey) !== same) return;
    const { consents } = event.query.state.data as { consents?: Consent[] };
    if (consents) take(consents);
  });
}

/**
 * Asks for a consent before a use, unless the person has given it.
 * @returns whether the use may begin
 */
export async function ensureConsent(purpose: ConsentPurpose): Promise<boolean> {
  // Where nothing is known, the person is asked rather than assumed to agree.
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

/** Begins a use once the person agrees to it. Without the consent, nothing happens. */
export async function withConsent(purpose: ConsentPurpose, use: () => void): Promise<void> {
  if (await ensureConsent(purpose)) use();
}

/**
 * Keeps a decision with its person, and tells it to what runs on. It counts at once: where the server does not answer, the device
 * keeps it and sends it again.
 * @throws {HealthError} if the server refuses it; then nothing changes
 */
export async function decideConsent(purpose: ConsentPurpose, given: boolean): Promise<Consent[]> {
  const decision = { purpose, given, decidedAt: new Date(serverNow()).toISOString() };
  if (!health.session.user.userToken) {
    deviceStorage.set(key(), withDecision(stored(), decision));
    return tell(stored());
  }
  try {
    return await send([decision]);
  } catch (error) {
    if (!isOpen(error)) throw error;
    keepUnsent(withDecision(unsentConsents(), decision));
    return take(stored());
  }
}

/** Whether the server may take the same decision later. */
const isOpen = (error: unknown): boolean =>
  !['business', 'invalid-request', 'login-expired'].some((kind) => isHealthError(error, kind as 'business'));

/** Sends decisions, and takes what the server then has. */
async function send(decisions: readonly Consent[]): Promise<Consent[]> {
  const consents = decisions.flatMap(({ purpose, given }) => {
    const known = knownOf(purposes, purpose);
    return known ? [{ purpose: known, given }] : [];
  });
  const user = await health.user.saveInformation({ consents }, { silent: true });
  const sent = new Set(decisions.map(({ decidedAt }) => decidedAt));
  keepUnsent(unsentConsents().filter(({ decidedAt }) => !sent.has(decidedAt)));
  queryClient.setQueryData(queries.user.information().queryKey, user);
  if (decisions.some(({ purpose }) => purpose === 'ranking')) await invalidate(queryClient, 'partner');
  return take(user.consents);
}

async function sendUnsent(): Promise<void> {
  const unsent = unsentConsents();
  if (unsent.length === 0) return;
  try {
    await send(unsent);
  } catch (error) {
    if (isOpen(error) || isHealthError(error, 'login-expired')) return;
    // The server will never take them, so its own count.
    keepUnsent([]);
    take(stored());
  }
}
