import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf, page, platforms } from './page.ts';

/** Values that a receiver must survive although JSON cannot contain them. */
const hostile = [
  undefined,
  () => {},
  Symbol('x'),
  10n,
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
    },
  ),
  {
    toJSON: () => {
      throw new Error('trap');
    },
  },
  {
    get type() {
      throw new Error('trap');
    },
  },
  Object.create(null),
  new Date(Number.NaN),
  '{"__proto__":{"polluted":true},"type":"reply","id":"x"}',
  '{"type":"reply","id":{"toString":1}}',
  `${'['.repeat(10_000)}`,
  '\u2028',
];

it.each(platforms)('a thousand random and hostile messages do not change the page of %s', async (platform) => {
  const { host, bridge } = page({ platform, script: { scanQr: { silent: true } } });
  await bridge.ready;
  const receive = host.window.healthBridgeReceive as (message: unknown) => unknown;
  const ids = Array.from({ length: 5 }, () => {
    const call = codeOf(bridge.call('scanQr', {}));
    return { call, id: host.said('call').slice(-1)[0]?.id as string };
  });
  const stream = codeOf(bridge.stream('watchScale', {}, { onEvent: () => {} }));
  const known = [...ids.map(({ id }) => id), host.said('stream')[0]?.id as string];

  const message = fc.oneof(
    fc.constantFrom<unknown>(...hostile),
    fc.anything(),
    fc.json(),
    fc.record(
      {
        type: fc.oneof(fc.constantFrom<unknown>('reply', 'event', 'hello', 'call', '__proto__'), fc.anything()),
        id: fc.oneof(fc.constantFrom<unknown>(...known, 'constructor', '__proto__'), fc.anything()),
        result: fc.anything(),
        data: fc.anything(),
        error: fc.oneof(fc.constantFrom<unknown>('x', {}, { code: 'denied' }, { code: '__proto__' }), fc.anything()),
      },
      { requiredKeys: ['type'] },
    ),
  );
  let given = 0;
  fc.assert(
    fc.property(message, fc.boolean(), (value, asText) => {
      let sent = value;
      try {
        if (asText) sent = JSON.stringify(value);
      } catch {
        // A value that JSON cannot contain is sent unchanged.
      }
      given += 1;
      expect(receive(sent)).toBeUndefined();
      expect(bridge.stats.pending).toBeLessThanOrEqual(6);
    }),
    { numRuns: 1_000 },
  );
  expect(given).toBe(1_000);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  bridge.dispose();
  const codes = await Promise.all([...ids.map(({ call }) => call), stream]);
  expect(bridge.stats.pending).toBe(0);
  for (const code of codes) expect([undefined, 'unavailable', 'bad reply', 'denied']).toContain(code);
});

it('the bridge forgets old calls, and counts replies to them as unknown', async () => {
  const { host, bridge } = page();
  await bridge.ready;
  for (let round = 0; round < 300; round += 1) await bridge.call('getNetwork');
  const [first] = host.said('call');
  const last = host.said('call')[299];
  host.give({ type: 'reply', id: first?.id });
  host.give({ type: 'reply', id: last?.id });
  expect(bridge.stats).toMatchObject({ pending: 0, unknown: 1, duplicate: 1 });
});
