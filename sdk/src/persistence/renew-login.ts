import { callSafely } from '../call-safely.ts';
import type { CoreClient, Transport } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import { HealthError } from '../errors.ts';
import { readEnvelope } from '../generated/wire.ts';
import { withDeadline } from '../pipeline/deadline.ts';
import type { Person, User } from '../session.ts';
import { callback, check } from '../validate.ts';
import { checkStorage } from './persist-session.ts';

/**
 * Renews an expired login instead of ending the session. If the server no longer accepts the token, the callback is called
 * once, however many calls find it out, and however many tabs that share the user (`persistSession`). Then reads are sent again with the new token, and commands only if their
 * input has an `idempotencyKey`, by which the server recognises a repetition; other commands reject with kind `login-expired`,
 * although the session continues. Without a new token that a header can hold, the login expires as usual.
 * @param renew returns a new token of the same user, or undefined. It has the time limit of a login, and must make no calls
 *   of this client, which would wait for the renewal
 * @throws {TypeError} for an invalid client, or a callback that is not a function
 * @example renewLogin(health, async () => (await bridge.getUserInfo()).userToken);
 */
export function renewLogin(
  health: CoreClient,
  renew: (user: Readonly<User>) => Promise<string | undefined> | string | undefined,
): void {
  check('renew', renew, callback);
  const { settings, session, rows } = internalsOf(health);
  const send: Transport = settings.fetch ?? ((request, init) => fetch(request, init));
  let renewal: Promise<void> | undefined;

  /** Requests a new token, unless another call or tab has done so. */
  const run = async (token: string, person: Person | undefined) => {
    checkStorage(session);
    if (session.user.userToken !== token) return;
    const next = await withDeadline([session.lifetime], async (_signal, startTimer) => {
      startTimer(settings.loginTimeout);
      return renew(session.user);
    });
    // A sign-out or another sign-in in the meantime wins.
    if (next && session.person === person && session.user.userToken === token) session.merge({}, next);
  };
  const renewed = async (token: string, person: Person | undefined): Promise<string | undefined> => {
    renewal ??= callSafely(() => withLock(health.environment, () => run(token, person))).finally(() => {
      renewal = undefined;
    });
    await renewal;
    const { userToken } = session.user;
    return session.person === person && userToken !== token ? userToken : undefined;
  };

  /** Whether the server carries out a request only once, even if it is sent again. */
  const isRepeatable = async (request: Request): Promise<boolean> => {
    const [path] = request.url.slice(health.host.length).split('?');
    const row = [...rows].find((one) => one.method === request.method && one.path === path);
    if (row?.effect === 'read') return true;
    return row?.idempotencyKey === true && typeof JSON.parse(await request.text()).idempotencyKey === 'string';
  };

  settings.fetch = async (request, init) => {
    const { person } = session;
    const token = request.headers.get('userToken');
    // Other users of the same client, from `as`, have other tokens.
    if (!token || token !== session.user.userToken) return send(request, init);
    const copy = request.clone();
    const reply = await send(request, init);
    if (!(await isExpired(reply))) return reply;
    const next = await renewed(token, person);
    if (!next || !(await isRepeatable(copy.clone()))) return reply;
    copy.headers.set('userToken', next);
    const second = await send(copy, init);
    // The call itself only knows the first token.
    if (await isExpired(second))
      session.expire(new HealthError('login-expired', 'login expired', { status: 500, code: '600' }), next, true);
    return second;
  };
}

/** Whether a reply says that the token has expired (spec, section 8). */
async function isExpired(reply: Response): Promise<boolean> {
  if (reply.status !== 500) return false;
  try {
    return `${readEnvelope(Object(JSON.parse(await reply.clone().text()))).code}` === '600';
  } catch {
    // A body that is not JSON has no code; the call reports a body that broke off.
    return false;
  }
}

/** Runs in one tab at a time, where the browser has locks. */
function withLock(name: string, run: () => Promise<void>): Promise<unknown> {
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  return locks ? locks.request(`health-app-renewal:${name}`, run) : run();
}
