import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_REQUEST_RESEND_COUNT,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  ATTR_URL_FULL,
} from '@opentelemetry/semantic-conventions';
import { ATTR_URL_TEMPLATE } from '@opentelemetry/semantic-conventions/incubating';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFetch, type HealthClientOptions } from '../src/index.ts';
import { createTelemetryHooks, type TelemetryOptions } from '../src/otel/index.ts';
import { client, failure } from './client.ts';
import { fail, ok, silence, transport } from './transport.ts';

/** A client whose spans are kept. */
function traced(options: Partial<HealthClientOptions>, telemetry: TelemetryOptions = {}) {
  const exporter = new InMemorySpanExporter();
  const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer('test');
  const health = client({ hooks: createTelemetryHooks({ tracer, ...telemetry }), ...options });
  return { health, tracer, spans: () => exporter.getFinishedSpans() };
}

const path = '/scheme/view/glycemic-index/list';
const request = {
  [ATTR_HTTP_REQUEST_METHOD]: 'GET',
  [ATTR_SERVER_ADDRESS]: 'api.health-app.example',
  [ATTR_SERVER_PORT]: 443,
  [ATTR_URL_FULL]: `https://api.health-app.example${path}`,
  [ATTR_URL_TEMPLATE]: path,
  'health_app.operation': 'lookup.glycemicIndexList',
};

beforeAll(() => {
  const storage = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (given, run, self, ...values) => storage.run(given, () => run.call(self as never, ...values)),
    bind: (_given, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
  propagation.setGlobalPropagator({
    inject: (given, carrier, setter) => setter.set(carrier, 'traceparent', trace.getSpanContext(given)?.spanId ?? ''),
    extract: (given) => given,
    fields: () => ['traceparent'],
  });
});
afterAll(() => {
  context.disable();
  propagation.disable();
});

describe('the spans of a call', () => {
  it('a call has a span by the conventions for HTTP clients, in the context of its caller', async () => {
    const { health, spans, tracer } = traced(transport(ok([])));
    const parent = tracer.startSpan('page');
    await context.with(trace.setSpan(ROOT_CONTEXT, parent), () => health.lookup.glycemicIndexList({ keyword: 'oat' }));
    const [span] = spans();
    expect(spans()).toHaveLength(1);
    expect(span).toMatchObject({ name: `GET ${path}`, kind: SpanKind.CLIENT, status: { code: SpanStatusCode.UNSET } });
    expect(span?.attributes).toEqual({ ...request, [ATTR_HTTP_RESPONSE_STATUS_CODE]: 200 });
    expect(span?.parentSpanContext?.spanId).toBe(parent.spanContext().spanId);
  });

  it('each attempt has a span, with its place among them', async () => {
    const { health, spans } = traced(transport({ status: 503 }, new TypeError('reset'), ok([])));
    await health.lookup.glycemicIndexList({}, { retry: 2 });
    const failed = (type: string) => ({ [ATTR_ERROR_TYPE]: type });
    expect(spans().map(({ attributes }) => attributes)).toEqual([
      { ...request, ...failed('503'), [ATTR_HTTP_RESPONSE_STATUS_CODE]: 503 },
      { ...request, ...failed('network'), [ATTR_HTTP_REQUEST_RESEND_COUNT]: 1 },
      { ...request, [ATTR_HTTP_RESPONSE_STATUS_CODE]: 200, [ATTR_HTTP_REQUEST_RESEND_COUNT]: 2 },
    ]);
    const { ERROR, UNSET } = SpanStatusCode;
    expect(spans().map(({ status }) => status)).toEqual([ERROR, ERROR, UNSET].map((code) => ({ code })));
  });

  it.each([
    ['timeout', () => ({ timeout: 20 })],
    ['aborted', () => ({ signal: AbortSignal.timeout(20) })],
  ])('a call without a reply ends its span with %s', async (kind, options) => {
    for (const never of [silence, () => new Promise<Response>(() => {})]) {
      const { health, spans } = traced(transport(never));
      await failure(health.lookup.glycemicIndexList({}, { ...options(), retry: 0 }));
      await new Promise((resolve) => setTimeout(resolve));
      expect(spans().map(({ attributes }) => attributes)).toEqual([{ ...request, [ATTR_ERROR_TYPE]: kind }]);
    }
  });

  it('a refusal with status 200 is no failure of HTTP', async () => {
    const { health, spans } = traced(transport(fail('no', 'GONE')));
    await failure(health.medication.delete({ reminderId: 'rem-1' }));
    expect(spans()).toMatchObject([{ status: { code: SpanStatusCode.UNSET } }]);
  });

  it('a call that sends nothing has no span', async () => {
    const { health, spans } = traced(transport(ok([])));
    health.use({ onRequest: () => Response.json(ok([]).body) });
    await health.lookup.glycemicIndexList();
    await failure(health.lookup.glycemicIndexList({}, { signal: AbortSignal.abort() }));
    expect(spans()).toEqual([]);
  });

  it('a path that is not in the description is no template', async () => {
    const { health, spans } = traced({
      ...transport(ok([])),
      hosts: { production: { main: 'https://[::1]:8443/v2' } },
    });
    await createFetch(health)(new Request('https://[::1]:8443/v2/people/7'));
    expect(spans()).toMatchObject([
      { name: 'GET', attributes: { [ATTR_SERVER_ADDRESS]: '[::1]', [ATTR_SERVER_PORT]: 8443 } },
    ]);
    expect(Object.keys(spans()[0]?.attributes ?? {})).not.toContain(ATTR_URL_TEMPLATE);
  });

  it('the context is sent only if it is asked for', async () => {
    const { fetch, requests } = transport(ok([]));
    const on = traced({ fetch }, { propagate: true });
    await on.health.lookup.glycemicIndexList();
    await traced({ fetch }).health.lookup.glycemicIndexList();
    const sent = requests.map(({ headers }) => headers.get('traceparent'));
    expect(sent).toEqual([on.spans()[0]?.spanContext().spanId, null]);
  });

  it('no span contains the token, the query, the body or the person', async () => {
    const { health, spans } = traced(transport(ok([])));
    await health.lookup.glycemicIndexList({ keyword: 'private-word' });
    await failure(health.healthData.saveWeightWithCompareLast({ weight: 61.5, idempotencyKey: 'private-id' }));
    const texts = JSON.stringify(
      spans().map(({ name, attributes, events, status }) => [name, attributes, events, status]),
    );
    expect(spans()).toHaveLength(2);
    for (const secret of ['secret-token', 'private', '61.5', 'user-1001']) expect(texts).not.toContain(secret);
  });

  it('an invalid option is named', () => {
    expect(() => createTelemetryHooks({ propagate: 'yes' as never })).toThrow('options.propagate takes true or false');
  });
});
