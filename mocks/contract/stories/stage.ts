import { randomInt } from 'node:crypto';
import { isObject, parseJson } from '../learn/exchange.ts';
import type { ContractOperation } from '../operations.ts';
import { type Person, readPersons } from '../persons.ts';
import { sendRequest } from '../send-request.ts';
import { UsageError } from '../usage-error.ts';

/** Where stories take place: a server with its persons and its clock. */
export interface Stage {
  /** The token of a person, who takes part in one story; undefined if the server has none of this kind. */
  person(name: string, kind: string): Promise<string | undefined>;
  /** Lets time pass for these persons; undefined for a server whose clock runs as it does. */
  advance?: ((tokens: readonly string[], seconds: number) => Promise<void>) | undefined;
  /** The day of the server; its wall clock without a zone. */
  now: Date;
}

/** A sign-in code of the mock, which sends none. */
const CODE = '123456';

const control = async (target: string, path: string, token?: string, body?: object) => {
  const observed = await sendRequest(
    {
      url: `${target}/__mock/${path}`,
      method: body ? 'post' : 'get',
      headers: { 'x-mock-control': 'yes', 'content-type': 'application/json', ...(token && { userToken: token }) },
      body: body && JSON.stringify(body),
    },
    10_000,
  );
  const reply = observed.reached ? parseJson(observed.body) : undefined;
  return isObject(reply) && reply.success === true ? { data: reply.data } : undefined;
};

/**
 * The stage of a server. One with the control calls of the mock makes persons and advances its clock; for another one, a file of
 * persons names them, and a `command` runs for each person of each story.
 */
export async function stageOf(
  target: string,
  personsFile: string | undefined,
  env: Record<string, string | undefined>,
  operations: ContractOperation[],
): Promise<Stage> {
  const clock = await control(target, 'clock');
  const now = clock && isObject(clock.data) ? wallClock(String(clock.data.now)) : new Date();
  const advance = clock && {
    advance: async (tokens: readonly string[], seconds: number) => {
      for (const token of tokens)
        if (!(await control(target, 'advance', token, { seconds }))) throw new UsageError('POST /__mock/advance fails');
    },
  };
  if (personsFile !== undefined) {
    const named = (persons: Person[], name: string) => persons.find((person) => person.name === name)?.token;
    const person = async (name: string, kind: string) => {
      const persons = await readPersons(personsFile, env, [name, kind]);
      return named(persons, name) ?? named(persons, kind);
    };
    return { person, now, ...advance };
  }
  if (!clock) return { person: async () => undefined, now };
  const urlOf = (id: string) => `${target}${operations.find((one) => one.id === id)?.path}`;
  return {
    now,
    ...advance,
    person: async (_name, kind) =>
      kind === 'new' ? signIn(urlOf('user.verifyCode'), urlOf('auth.login')) : `story-${randomInt(2 ** 40)}-${kind}`,
  };
}

/** The day and time of an ISO date-time, whatever its zone. */
const wallClock = (text: string): Date => new Date(text.slice(0, 19));

/** @returns the token of an account with an unused number */
async function signIn(codes: string, login: string): Promise<string | undefined> {
  const phoneNumber = `159${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const headers = { appVersion: '5.2.0', source: 'iOS', 'content-type': 'application/json' };
  const url = `${codes}?${new URLSearchParams({ phoneNumber, purpose: 'login' })}`;
  await sendRequest({ url, method: 'get', headers: { ...headers, userToken: phoneNumber }, body: undefined }, 10_000);
  const body = JSON.stringify({ phoneNumber, verifyCode: CODE });
  const observed = await sendRequest({ url: login, method: 'post', headers, body }, 10_000);
  const reply = observed.reached ? parseJson(observed.body) : undefined;
  const data = isObject(reply) ? reply.data : undefined;
  return isObject(data) && typeof data.userToken === 'string' ? data.userToken : undefined;
}
