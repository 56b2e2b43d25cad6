import { loadDescription } from '../description/load-description.ts';
import type { OperationId } from '../engine/memory.ts';
import type { Operations } from '../generated/operations.ts';
import { startMock } from '../server/server.ts';
import { exchange } from './exchange.ts';
import { FRIDAY } from './world.ts';

const description = await loadDescription();
const operations = new Map([...description.byRoute.values()].map((operation) => [operation.id, operation]));

/** A person of a story who makes calls over HTTP. */
export interface Someone {
  userId: string;
  phoneNumber: string;
  token: string;
  /** The data of the reply, or the code of the failure. */
  ask<Id extends OperationId>(operationId: Id, input?: object): Promise<Operations[Id]['data']>;
  /** The same for a computed id; the caller asserts the type. */
  ask<T>(operationId: string, input?: object): Promise<T>;
}

export type StoryMock = Awaited<ReturnType<typeof openStoryMock>>;

/** Starts a mock for stories of several people, with a clock that the story advances. */
export async function openStoryMock() {
  const clock = { now: FRIDAY };
  const mock = await startMock({ now: () => clock.now });
  let count = 0;

  async function send<T>(token: string, operationId: string, input: object = {}): Promise<T> {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`There is no operation ${operationId}`);
    const { method, path } = operation;
    const headers = { appVersion: '5.2.0', source: 'iOS', userToken: token, 'content-type': 'application/json' };
    const fields = Object.entries(input).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    const isGet = method === 'get';
    const query = isGet ? `?${new URLSearchParams(fields)}` : '';
    const { body: reply } = await exchange(mock.url, `${path}${query}`, {
      method,
      headers,
      ...(!isGet && { body: JSON.stringify(input) }),
    });
    return reply.success ? reply.data : (reply.code as T);
  }

  /** A caller with this token; the token of a test is an account by itself. */
  const caller = (token: string): Pick<Someone, 'ask'> => ({
    ask: <T>(id: string, input?: object) => send<T>(token, id, input),
  });

  /** Signs in, by default with an unused number. A refused sign-in throws an error with the code of the failure. */
  async function signIn(phoneNumber = freshNumber()): Promise<Someone> {
    count++;
    await send(`device-${count}`, 'user.verifyCode', { phoneNumber, purpose: 'login' });
    const user = await send<{ userId: string; userToken: string } | string>('', 'auth.login', {
      phoneNumber,
      verifyCode: '123456',
    });
    if (typeof user === 'string') throw new Error(user);
    const { userId, userToken: token } = user;
    return { userId, phoneNumber, token, ...caller(token) };
  }

  const freshNumber = () => `1590000${String(++count).padStart(4, '0')}`;

  /** Gives a person another number. */
  async function changeNumber({ ask, phoneNumber }: Someone, to: string): Promise<unknown> {
    await ask('user.verifyCode', { purpose: 'verifyOld', phoneNumber });
    const { ticket } = await ask('user.changePhoneNumberVerifyOld', { verifyCode: '123456' });
    await ask('user.verifyCode', { purpose: 'changePhone', phoneNumber: to });
    return ask('user.changePhoneNumberSubmit', { ticket, phoneNumber: to, verifyCode: '123456' });
  }

  async function close({ ask }: Pick<Someone, 'ask'>): Promise<unknown> {
    await ask('user.verifyCode', { purpose: 'closeAccount' });
    return ask('user.closeAccount', { verifyCode: '123456', reason: '' });
  }

  const reset = (token: string) => fetch(`${mock.url}/__mock/reset`, { method: 'POST', headers: { userToken: token } });
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  const people = { signIn, caller, changeNumber, close, freshNumber };
  return { ...mock, ...people, reset, wait, end: mock.close };
}
