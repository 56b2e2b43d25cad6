import { type Bridge, type BridgeErrorCode, createBridge } from '@health-app/sdk/bridge';
import { bridgeActions, createNativeHost, type HostScript } from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import { actionGroups } from '../../src/generated/bridge.ts';
import { codeOf, platforms } from './page.ts';

const rows = Object.entries(bridgeActions);
const calls = rows.filter(([, row]) => row.kind === 'call' && row.only !== 'web');
const streams = rows.filter(([, row]) => row.kind === 'stream');
const notes = rows.filter(([, row]) => row.kind === 'notify');
/** The codes of a refusal by the host. */
const refusals: BridgeErrorCode[] = ['not supported', 'unavailable', 'denied', 'cancelled', 'timeout', 'bad params'];

/** The bridge without its types. */
interface Untyped {
  call(action: string, params?: object, options?: object): Promise<unknown>;
  notify(action: string, params?: object): void;
  stream(action: string, params: object, options: object): Promise<void>;
}

async function connected(platform: 'ios' | 'android', script: Record<string, object> = {}, offers?: string[]) {
  const host = createNativeHost({ platform, script: script as HostScript, offers });
  const bridge: Bridge = createBridge({ window: host.window });
  await bridge.ready;
  return { host, bridge, untyped: bridge as unknown as Untyped };
}

describe('the table of actions', () => {
  it('the table has at least 70 actions, each with a sentence of documentation', () => {
    expect(rows.length).toBeGreaterThanOrEqual(70);
    for (const [name, row] of rows) expect(row.description, name).toMatch(/^[A-Z].*[.]$/);
  });

  it('the examples of the table pass its checks', () => {
    for (const [name, { params, result, example }] of rows) {
      const given = example.params ?? {};
      expect(params(given, `${name}.params`)).toEqual(given);
      if (result) expect(result(example.result, name)).toEqual(example.result);
    }
  });

  it('the prices of the store are whole hundredths, like the amounts of the API', () => {
    const { example, result } = bridgeActions.listProducts as (typeof rows)[number][1];
    const { products } = example.result as { products: { price: string; amount: number }[] };
    for (const { price, amount } of products) expect(amount).toBe(Number(price.replace(/[^\d.]/g, '')) * 100);
    expect(() => result?.({ products: [{ ...products[0], amount: 25.5 }] }, 'result')).toThrow(
      /amount is not as agreed/,
    );
  });

  it('the running bridge has a group for each action of the table', () => {
    const names = actionGroups.flatMap(({ results }) => Object.keys(results));
    expect(names.sort()).toEqual(rows.map(([name]) => name).sort());
  });
});

describe.each(platforms)('on the wire of %s', (platform) => {
  const has = ([, row]: (typeof rows)[number]) => !row.only || row.only === platform;

  it.each(calls.filter(has))('%s returns the host’s result', async (action, row) => {
    const { host, bridge, untyped } = await connected(platform);
    expect(bridge.offers(action as 'pay')).toBe(true);
    await expect(untyped.call(action, row.example.params)).resolves.toEqual(row.example.result);
    expect(host.said('call')).toMatchObject([{ action, params: row.example.params ?? {} }]);
    expect(bridge.stats).toMatchObject({ pending: 0, late: 0, duplicate: 0, unknown: 0, malformed: 0 });
    expect(host.running).toBe(0);
  });

  it.each(streams.filter(has))('%s emits events until its end', async (action, row) => {
    const { host, bridge, untyped } = await connected(platform, {
      [action]: { events: [row.example.result, row.example.result], end: true },
    });
    const events: unknown[] = [];
    await untyped.stream(action, row.example.params ?? {}, { onEvent: (event: unknown) => events.push(event) });
    expect(events).toEqual([row.example.result, row.example.result]);
    expect(bridge.stats.pending + host.running).toBe(0);
  });

  it.each(notes.filter(has))('%s reaches the host', async (action, row) => {
    const { host, untyped } = await connected(platform);
    untyped.notify(action, row.example.params);
    expect(host.said('notify')).toEqual([{ type: 'notify', action, params: row.example.params }]);
  });

  it.each(calls.filter(has))('%s rejects with every code', async (action, row) => {
    const { bridge, untyped } = await connected(platform);
    for (const code of refusals) {
      const refusing = await connected(platform, { [action]: { error: code, message: 'why' } });
      const error = await refusing.untyped.call(action, row.example.params).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'bridge', code, message: code, operation: action, serverMessage: 'why' });
    }
    expect(await codeOf(untyped.call(action, row.example.params, { signal: AbortSignal.abort() }))).toBe('cancelled');
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(await codeOf(untyped.call(action, loop))).toBe('transport');
    const silent = await connected(platform, { [action]: { silent: true } });
    expect(await codeOf(silent.untyped.call(action, row.example.params, { timeout: 1 }))).toBe('timeout');
    const poor = await connected(platform, {}, []);
    expect(await codeOf(poor.untyped.call(action, row.example.params))).toBe('not supported');
    expect([bridge, silent.bridge, poor.bridge].map(({ stats }) => stats.pending)).toEqual([0, 0, 0]);
  });

  it.each([...calls, ...streams].filter(has).filter(([, row]) => row.result))(
    '%s refuses an invalid result',
    async (action, row) => {
      // An event without data is valid, because it opens the stream.
      const lies = liesFor(row.example.result).filter((lie) => row.kind !== 'stream' || lie !== undefined);
      expect(lies.length).toBeGreaterThan(2);
      for (const lie of lies) {
        const answer = row.kind === 'stream' ? { events: [lie] } : { result: lie };
        const { bridge, untyped } = await connected(platform, { [action]: answer });
        const params = row.example.params ?? {};
        const ended =
          row.kind === 'stream'
            ? untyped.stream(action, params, { onEvent: expect.fail })
            : untyped.call(action, params);
        expect(await codeOf(ended), JSON.stringify(lie)).toBe('bad reply');
        expect(bridge.stats.pending).toBe(0);
      }
    },
  );
});

/** Invalid results: values of other types, and copies of a valid result with one wrong field. */
function liesFor(honest: unknown): unknown[] {
  const lies: unknown[] = [null, 'text', 7, true, [], [[]], undefined];
  const object = honest as Record<string, unknown>;
  for (const [field, value] of Object.entries(object)) {
    lies.push({ ...object, [field]: typeof value === 'object' ? 'text' : { of: value } });
    if (typeof value === 'number') lies.push({ ...object, [field]: '7' }, { ...object, [field]: -1e9 - 0.5 });
    if (Array.isArray(value)) lies.push({ ...object, [field]: [null] }, { ...object, [field]: { length: 1 } });
  }
  return lies;
}
