import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../../mocks/api/server/server.ts';
import { encodeInput } from '../../src/generated/wire.ts';
import { type App, type CallOptions, createHealthClient, type HealthError, isHealthError } from '../../src/index.ts';
import { inputsOf, needsToken, type Operation, operations, repliesOf, requiredOf } from './description.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** A client connected to the mock. `prefer` selects the reply; requests and toasts are recorded. */
function connect({ prefer, app = 'main', token = 'contract' }: { prefer?: string; app?: App; token?: string }) {
  const sent: Request[] = [];
  const toasts: string[] = [];
  const health = createHealthClient({
    environment: 'dev',
    app,
    appVersion: '5.2.0',
    hosts: { dev: { main: mock.url, food: mock.url } },
    login: () => (token ? { userToken: token } : {}),
    onToast: ({ message }) => toasts.push(message),
    retry: 0,
    fetch: (request, init) => {
      if (prefer) request.headers.set('prefer', prefer);
      sent.push(request.clone());
      return fetch(request, init);
    },
  });
  const call = async (operation: Operation, input: unknown, options?: CallOptions): Promise<unknown> => {
    // Without this wait, calls that skip the login gate would have no token.
    await health.session.ready;
    const domain = health[operation.domain as 'lookup'] as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    const method = domain[operation.verb];
    if (!method) throw new Error(`the SDK has no ${operation.id}`);
    return operation.input ? method(input, options) : method(options);
  };
  return { call, sent, toasts };
}

const failure = async (call: Promise<unknown>): Promise<HealthError> => {
  const error = await call.catch((reason: unknown) => reason);
  if (!isHealthError(error)) throw new Error(`did not fail: ${JSON.stringify(error)}`);
  return error;
};

/** Whether the wire format omits this field for null, so that a missing field is valid. */
function isNullAbsent({ id }: Operation, input: unknown, field: string): boolean {
  const sent = (value: object) => Object.keys(encodeInput(id, { ...Object(input), ...value })).length;
  return sent({ [field]: null }) < sent({ [field]: 'any' });
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const inputs = Object.entries(inputsOf(operation));
  const [, anyInput] = inputs[0] ?? [];
  const replies = Object.entries(repliesOf(operation, 200));

  it.each(inputs)('the example input %s is sent with its path and headers, and is accepted', async (_name, input) => {
    const { call, sent } = connect({});
    // The mock may refuse an example as already done, but never as a violation of the description.
    const outcome = await call(operation, input).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toMatchObject({ kind: 'business' });
    const [request] = sent;
    expect(sent).toHaveLength(1);
    expect(request?.method).toBe(operation.method.toUpperCase());
    expect(new URL(request?.url ?? '').pathname).toBe(operation.path);
    expect(request?.headers.get('appVersion')).toBe('5.2.0');
    expect(request?.headers.get('source')).toBe('');
    expect(request?.headers.get('userToken')).toBe('contract');
  });

  it.each(replies)('a call returns the data or the failure of the example %s', async (name, reply) => {
    const { call, toasts } = connect({ prefer: `example=${name}` });
    if (reply.success) {
      expect(await call(operation, anyInput)).toEqual(reply.data ?? null);
      expect(toasts).toEqual([]);
    } else {
      expect(await failure(call(operation, anyInput))).toMatchObject({ kind: 'business', message: reply.msg });
      expect(toasts).toEqual(operation.silent ? [] : [reply.msg]);
    }
  });

  it('a call reports an expired login and a failed server', async () => {
    const expired = connect({ prefer: 'code=500, example=loginExpired' });
    expect(await failure(expired.call(operation, anyInput))).toMatchObject({ kind: 'login-expired', code: '600' });
    expect(expired.toasts).toEqual(operation.silent ? [] : ['login expired']);
    const broken = connect({ prefer: 'code=500, example=requestException' });
    expect(await failure(broken.call(operation, anyInput))).toMatchObject({
      kind: 'http',
      message: 'request exception',
    });
  });

  it(needsToken(operation) ? 'a call without a token is refused' : 'a call without a token is accepted', async () => {
    const { call, sent } = connect({ token: '' });
    const outcome = await call(operation, anyInput).catch((error: unknown) => error);
    expect(sent[0]?.headers.has('userToken')).toBe(false);
    if (needsToken(operation)) expect(outcome).toMatchObject({ kind: 'http', status: 401 });
    else if (outcome instanceof Error) expect(outcome).toMatchObject({ kind: 'business' });
  });

  // The SDK adds a missing `idempotencyKey`.
  for (const name of requiredOf(operation).filter(
    (field) => field !== 'idempotencyKey' && !isNullAbsent(operation, anyInput, field),
  )) {
    it(`a call without ${name} is refused`, async () => {
      const { [name]: _left, ...rest } = anyInput as Record<string, unknown>;
      const { call } = connect({});
      const error = await failure(call(operation, rest));
      expect(error).toMatchObject({ kind: 'http', status: 400 });
      expect(error.serverMessage).toContain(name);
    });
  }

  if (operation.perApp) {
    it('a call of the food app uses a path that starts with /food', async () => {
      const { call, sent } = connect({ app: 'food' });
      await call(operation, anyInput).catch((error: unknown) => expect(error).toMatchObject({ kind: 'business' }));
      expect(new URL(sent[0]?.url ?? '').pathname).toBe(operation.path.replace('/scheme/', '/food/'));
    });
  }
});

describe('the description', () => {
  it('every operation of the description has an example input and a reply', () => {
    for (const operation of operations) {
      expect(Object.keys(inputsOf(operation)), operation.id).not.toHaveLength(0);
      expect(Object.keys(repliesOf(operation, 200)), operation.id).not.toHaveLength(0);
    }
  });
});
