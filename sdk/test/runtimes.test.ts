import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Sdk from '../src/index.ts';
import { ok, silence } from './transport.ts';

let code: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('../src/index.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    target: 'es2020',
  });
  code = outputFiles[0]?.text ?? '';
});

/** Like React Native's URL: it lacks the parts of a URL, and drops unknown options. */
class NativeURL {
  constructor(readonly href: string) {}
  get protocol(): never {
    throw new Error('URL.protocol is not implemented');
  }
}
class NativeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  constructor(input: string, init: { method?: string; headers?: Record<string, string>; body?: unknown } = {}) {
    this.url = input;
    this.method = init.method ?? 'GET';
    this.headers = new Headers(init.headers);
    this.body = init.body;
  }
}

/** Like those of React Native: a signal has neither a reason nor `timeout()` and `any()`. */
class NativeAbortSignal extends EventTarget {
  aborted = false;
}
class NativeAbortController {
  readonly signal = new NativeAbortSignal();
  abort() {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.dispatchEvent(new Event('abort'));
  }
}

/** The globals of a Hermes engine with React Native: no window, document, crypto, performance or structured clone. */
function start(fetch: Sdk.Transport) {
  const warn = vi.fn();
  const context = createContext({
    fetch,
    URL: NativeURL,
    Request: NativeRequest,
    Response,
    Headers,
    FormData,
    AbortController: NativeAbortController,
    setTimeout,
    clearTimeout,
    console: { error: vi.fn(), warn },
  });
  runInContext(`${code}; globalThis.loaded = sdk`, context);
  return { sdk: context.loaded as typeof Sdk, warn };
}

const options = {
  environment: 'production',
  app: 'main',
  appVersion: '5.2.0',
  login: () => ({ userToken: 'secret-token' }),
} as const;

/** Records the tokens of the requests. */
const recording = () => {
  const tokens: (string | null)[] = [];
  const fetch: Sdk.Transport = async (request) => {
    tokens.push(request.headers.get('userToken'));
    return Response.json(ok([]).body);
  };
  return { tokens, fetch };
};

describe('React Native', () => {
  it('the SDK reads, retries, tracks and refuses an invalid input in React Native', async () => {
    const replies = [new Response('', { status: 503 }), Response.json(ok([]).body)];
    const { sdk } = start(async () => replies.shift() ?? Response.json(ok(null).body));
    const health = sdk.createHealthClient(options);
    await expect(health.lookup.glycemicIndexList({ keyword: '豆腐' })).resolves.toEqual([]);
    const analytics = sdk.createAnalytics(health, { consent: true });
    analytics.track('open');
    await analytics.close();
    expect(analytics.tid).toMatch(/^[0-9a-f]{32}$/);
    expect(analytics.dropped).toBe(0);
    const error = await health.medication.list(null as never).catch((fault: unknown) => fault);
    expect(sdk.isHealthError(error, 'invalid-request')).toBe(true);
  });

  it('a call in React Native ends at its time limit or when its caller aborts it, and so does its request', async () => {
    const signals: AbortSignal[] = [];
    const { sdk } = start((request, { signal }) => {
      signals.push(signal);
      return silence(request, signal);
    });
    const health = sdk.createHealthClient(options);
    const late = await health.medication.list({}, { timeout: 20 }).catch((fault: unknown) => fault);
    expect(sdk.isHealthError(late, 'timeout')).toBe(true);

    const controller = new NativeAbortController();
    const signal = controller.signal as unknown as AbortSignal;
    const aborted = health.medication.list({}, { signal }).catch((fault: unknown) => fault);
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    controller.abort();
    expect(sdk.isHealthError(await aborted, 'aborted')).toBe(true);
    expect(signals.map((one) => [one.constructor.name, one.aborted])).toEqual(
      Array(2).fill(['NativeAbortSignal', true]),
    );
  });

  it('requests have no token in a runtime that cannot stop redirects, and a warning says so', async () => {
    const { fetch, tokens } = recording();
    const { sdk, warn } = start(fetch);
    await sdk.createHealthClient(options).medication.list();
    expect(tokens).toEqual([null]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('trustRedirects'));
  });

  it('requests have the token with trustRedirects, and no warning is written', async () => {
    const { fetch, tokens } = recording();
    const { sdk, warn } = start(fetch);
    await sdk.createHealthClient({ ...options, trustRedirects: true }).medication.list();
    expect(tokens).toEqual(['secret-token']);
    expect(warn).not.toHaveBeenCalled();
  });
});
