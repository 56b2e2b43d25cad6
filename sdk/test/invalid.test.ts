import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBridge } from '../src/bridge/index.ts';
import {
  createCodeCountdown,
  createFetch,
  createHealthClient,
  createRaw,
  createStorage,
  debounce,
  type HealthError,
  isHealthError,
  isMainlandPhone,
  isMember,
  isPromoter,
  itemsOf,
  maskPhone,
  nativeLogin,
  rateScore,
  resolveHost,
  secondsUntilNextCode,
  shareContent,
} from '../src/index.ts';
import { createQueries } from '../src/react-query/index.ts';
import { readTable } from '../src/read-table.ts';
import { client } from './client.ts';
import { fail, ok, transport } from './transport.ts';

const circle: Record<string, unknown> = {};
circle.self = circle;

/** Values that no method accepts as its input. */
const impossible: unknown[] = [
  ...[null, true, 0, NaN, 1n, '', 'text', Symbol('s'), () => 1, [], [1], new Map(), new Set([1]), new Date(), /x/],
  ...[new Error('e'), Promise.resolve(), new URLSearchParams('a=1'), new Uint8Array(2), new Event('click'), revoked()],
  ...[
    circle,
    { list: [circle] },
    { big: 1n },
    { run() {} },
    { symbol: Symbol('s') },
    { number: NaN },
    { map: new Map() },
  ],
  ...[{ list: [[[1n]]] }, { file: new Blob(['x']) }, { toJSON: throwHostile, deep: { er: {} } }],
  Object.defineProperty({}, 'get', { enumerable: true, get: throwHostile }),
];

function throwHostile(): never {
  throw new Error('hostile');
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

type Method = (...args: unknown[]) => Promise<unknown>;
const rows = readTable('main');

describe('any argument', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => void process.off('unhandledRejection', note));

  const { fetch, requests } = transport(ok(null));
  const health = client({ fetch });
  const methodOf = (row: (typeof rows)[number]) =>
    (health as unknown as Record<string, Record<string, Method>>)[row.domain]?.[row.verb] as Method;

  const invalid = async (call: Promise<unknown>): Promise<HealthError> => {
    const error = await call.then(
      (value) => value,
      (reason: unknown) => reason,
    );
    expect(isHealthError(error, 'invalid-request'), `${String((error as Error)?.stack ?? error)}`).toBe(true);
    return error as HealthError;
  };

  it.each(rows.filter((row) => !row.noInput).map((row) => [`${row.domain}.${row.verb}`, row] as const))(
    '%s refuses an invalid input, and sends nothing',
    async (_id, row) => {
      for (const value of impossible) {
        const error = await invalid(methodOf(row)(value));
        expect(error.message).toMatch(/^input|^the input|revoked/);
        expect(error.attempts).toBe(0);
      }
      expect(requests).toHaveLength(0);
    },
  );

  it('every call ends with data or with a HealthError, whatever its arguments are', { timeout: 60_000 }, async () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
      withObjectString: true,
      withBoxedValues: true,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), anything, anything, async (row, input, options) => {
        const outcome = await methodOf(row)(input, options).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(isHealthError(outcome), outcome.stack).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    ['timeout', NaN, /^options\.timeout takes ms above 0, or Infinity$/],
    ['timeout', 0, /timeout takes/],
    ['timeout', -1, /timeout takes/],
    ['timeout', '5', /timeout takes/],
    ['retry', 99, /^options\.retry takes a whole number from 0 to 5$/],
    ['retry', 1.5, /retry takes/],
    ['retry', NaN, /retry takes/],
    ['headers', { 'x-a': 'a\nb' }, /^options\.headers takes/],
    ['headers', { 'x a': 'a' }, /headers takes/],
    ['headers', ['x'], /headers takes/],
  ])('a call and a client refuse the option %s with the value %j', async (name, value, message) => {
    // The random calls above have sent requests too.
    const sent = requests.length;
    const error = await invalid(health.lookup.glycemicIndexList({}, { [name]: value }));
    expect(error.message).toMatch(message);
    expect(() => client({ fetch, [name]: value })).toThrow(TypeError);
    expect(() => client({ fetch, [name]: value })).toThrow(message);
    expect(requests).toHaveLength(sent);
  });

  it.each<[string, unknown]>([
    ['silent', 1],
    ['keepalive', 'yes'],
    ['signal', {}],
    ['requestId', 'a\nb'],
  ])('a call refuses the option %s with the value %j', async (name, value) => {
    const error = await invalid(health.lookup.purineIndexList({}, { [name]: value }));
    expect(error.message).toContain(`options.${name} takes`);
  });

  it.each<[string, unknown]>([
    ['appVersion', undefined],
    ['appVersion', '5'],
    ['source', 'ios'],
    ['loginTimeout', NaN],
    ['loginTimeout', 0],
    ['retryCommands', 6],
    ['hooks', 'log'],
    ['hooks', [{ onRequest: 1 }]],
    ['hosts', 'https://x.example'],
    ['login', {}],
    ['extraUser', {}],
    ['requestId', 'r'],
    ['onToast', true],
    ['onLoginExpired', {}],
    ['trustRedirects', 1],
    ['fetch', 'fetch'],
  ])('createHealthClient refuses the option %s with the value %j', (name, value) => {
    expect(() => client({ [name]: value })).toThrow(new RegExp(`^options\\.${name} takes`));
  });

  it('an unknown option is refused, and the message names the known ones', async () => {
    const message = 'options takes silent, keepalive, signal, timeout, retry, headers, requestId, not ';
    // @ts-expect-error: neither compiles
    const call = health.lookup.purineIndexList({}, { timeoutMs: 5_000 });
    expect((await invalid(call)).message).toBe(`${message}timeoutMs`);
    // @ts-expect-error: unknown option
    expect(() => client({ retries: 2 })).toThrow(/^options takes environment, app, .*, not retries$/);
    // The key of an intent belongs to the input.
    // @ts-expect-error: unknown option
    const keyed = health.healthData.saveWeightWithCompareLast({ weight: 61.5 }, { idempotencyKey: 'my-key' });
    expect((await invalid(keyed)).message).toBe(`${message}idempotencyKey`);
    const absent = health.lookup.purineIndexList({}, { timeoutMs: undefined } as object);
    await expect(absent).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('createHealthClient throws a TypeError for any invalid argument', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true, withBigInt: true }), (value) => {
        expect(() => createHealthClient(value as never)).toThrow(TypeError);
        const { environment, app } = { environment: value, app: value } as never;
        expect(() => createHealthClient({ environment, app, appVersion: '1.0.0' })).toThrow(TypeError);
      }),
      { numRuns: 500 },
    );
  });

  it.each([null, 'user', [], 7, undefined])('the client refuses %j as a user and as a listener', (user) => {
    expect(() => health.session.set(user as never)).toThrow(expect.objectContaining({ kind: 'invalid-request' }));
    expect(() => health.as(user as never)).toThrow(expect.objectContaining({ kind: 'invalid-request' }));
    expect(() => health.session.subscribe(user as never)).toThrow(expect.objectContaining({ kind: 'invalid-request' }));
  });

  it.each([undefined, null, 'https://foreign.example/x', {}, { url: 'https://api.health-app.example/x' }])(
    'createFetch refuses %j as a request',
    async (request) => {
      await invalid(createFetch(health)(request as never));
    },
  );

  it('createFetch refuses a request whose body is already read', async () => {
    const request = new Request('https://api.health-app.example/x', { method: 'POST', body: '{}' });
    await request.text();
    await invalid(createFetch(health)(request));
  });

  it('a callback with an invalid result causes an invalid request and no unhandled rejection', async () => {
    const broken = client({
      ...transport({ status: 500, ...fail('', '600') }),
      onToast: () => Promise.reject(new Error('toast')),
      onLoginExpired: () => Promise.reject(new Error('expired')),
      requestId: () => ({}) as string,
    });
    await invalid(broken.medication.list());
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).toEqual([]);
  });
});

describe('an argument of a function', () => {
  const storage = { get: () => undefined, set: () => {}, remove: () => {} };
  const bridge = { getUserInfo: async () => ({}), login: async () => {} };

  it.each<[message: string, call: () => unknown]>([
    ['bridge takes a bridge with getUserInfo and login', () => nativeLogin({} as never)],
    ['options takes an object', () => nativeLogin(bridge, true as never)],
    ['options.autoRedirect takes true or false', () => nativeLogin(bridge, { autoRedirect: 'yes' as never })],
    ['options.reload takes a function', () => nativeLogin(bridge, { reload: '/' as never })],
    ['health takes a client of createHealthClient', () => createFetch({} as never)],
    ['health takes a client of createHealthClient', () => createRaw(undefined as never)],
    ['health takes a client of createHealthClient', () => createQueries({} as never)],
    ['health takes a client of createHealthClient', () => createQueries(null as never)],
    ['options takes an object', () => createBridge([] as never)],
    [
      'options.origins takes a list of texts',
      () => createBridge({ origins: 'https://h5.health-app.example' as never }),
    ],
    ['options.sameOriginFrame takes true or false', () => createBridge({ sameOriginFrame: 1 as never })],
    ['options.handshakeTimeout takes ms above 0, or Infinity', () => createBridge({ handshakeTimeout: 0 })],
    ['options.messaging takes an object', () => createBridge({ messaging: 'sign' as never })],
    ['list takes a function', () => itemsOf(undefined as never).next()],
    ['value takes a number', () => rateScore('90' as never)],
    ['user takes an object', () => isMember(undefined as never)],
    ['user takes an object', () => isPromoter('user' as never)],
    ['now takes a number', () => secondsUntilNextCode(0, Number.NaN)],
    ['sentAt takes a number', () => secondsUntilNextCode('0' as never, 0)],
    ['storage takes a HealthStorage', () => createCodeCountdown({} as never, 'login')],
    ['purpose takes a text', () => createCodeCountdown(storage as never, 7 as never)],
    ['callback takes a function', () => debounce('save' as never)],
    ['delay takes a number', () => debounce(() => {}, '500' as never)],
    [
      "type takes 'family' or 'sugarControl'",
      () => shareContent('toString' as never, 'https://m.example', 'Lin', 'en'),
    ],
    ["locale takes 'zh-CN' or 'en'", () => shareContent('family', 'https://m.example', 'Lin', 'fr' as never)],
    ['webUrl takes an http or https address', () => shareContent('family', 'm.example', 'Lin', 'en')],
    ['userName takes a text', () => shareContent('family', 'https://m.example', null as never, 'en')],
    ["environment takes 'dev' or 'test' or", () => createStorage('toString' as never)],
    ['backend takes a function', () => createStorage('dev', {} as never)],
    ['hosts takes an object', () => resolveHost('dev', 'main', null as never)],
  ])('a function throws a TypeError for an invalid argument: %s', async (message, call) => {
    const outcome = new Promise((resolve) => resolve(call()));
    await expect(outcome).rejects.toThrow(TypeError);
    await expect(outcome).rejects.toThrow(message);
  });

  it.each([undefined, null, 7, {}, [], () => {}, Symbol('s')])('%s is not a phone number, and is hidden', (value) => {
    expect(isMainlandPhone(value)).toBe(false);
    expect(maskPhone(value as never)).toBe(value == null ? '' : '****');
  });
});
