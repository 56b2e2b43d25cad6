/**
 * Spans of OpenTelemetry for the calls of a client. Needs `@opentelemetry/api`, an optional peer.
 * @module
 */
import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { HookRequest, Hooks } from '../hooks.ts';
import { flag, readOptions, record } from '../validate.ts';
import { version } from '../version.ts';

/** Options of `createTelemetryHooks`. */
export interface TelemetryOptions {
  /**
   * Creates the spans.
   * @default trace.getTracer('@health-app/sdk')
   * @example provider.getTracer('shop')
   */
  tracer?: Tracer | undefined;
  /**
   * Sends the trace context, e.g. as `traceparent`. The server must permit the headers to other origins. All attempts of a
   * call send the context of the first one.
   * @default false
   * @example true
   */
  propagate?: boolean | undefined;
}

/** The state of a call. */
interface Trace {
  parent: Context;
  /** The span of the first attempt until it has ended. */
  first?: Span | undefined;
  /** Kind of the error with which the call has ended. */
  failure?: string;
}

/** Scheme, address, port and path. The `URL` of React Native has none of these. */
const urlParts = /^(https?):\/\/(\[[^\]]*\]|[^/:?#]+)(?::(\d+))?([^?#]*)/;

const rules = { tracer: record, propagate: flag };

/**
 * Creates hooks that record a span for each attempt of a call, by OpenTelemetry's conventions for HTTP clients: name, kind,
 * status, and the attributes of the request and the reply, in addition `health_app.operation`. A retry has its own span with
 * `http.request.resend_count`. No attribute contains the token, the body, the query or the person.
 * @throws {TypeError} for an invalid option; the message gives the valid values
 * @example createHealthClient({ environment, app, appVersion, hooks: createTelemetryHooks() })
 */
export function createTelemetryHooks(options: TelemetryOptions = {}): Hooks {
  const given = readOptions('options', options, rules, { propagate: false });
  const { tracer = trace.getTracer('@health-app/sdk', version), propagate } = given;
  const traces = new WeakMap<HookRequest, Trace>();

  const start = (call: HookRequest, { parent }: Trace, startTime?: number): Span => {
    const { operation, method, url } = call;
    const [full, scheme, address = '', port, path = ''] = urlParts.exec(url) ?? [url];
    // The id of an operation that the description does not contain is its path, which is no template.
    const isKnown = !operation.startsWith('/');
    return tracer.startSpan(
      isKnown ? `${method} ${path}` : method,
      {
        kind: SpanKind.CLIENT,
        ...(startTime !== undefined && { startTime }),
        attributes: {
          'http.request.method': method,
          'server.address': address,
          'server.port': Number(port) || (scheme === 'https' ? 443 : 80),
          // Without the query, which may contain personal data.
          'url.full': full,
          ...(isKnown && { 'url.template': path, 'health_app.operation': operation }),
        },
      },
      parent,
    );
  };
  const end = (span: Span, status: number | undefined, failure = 'network') => {
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 400) {
      span.setAttribute('error.type', status === undefined ? failure : `${status}`);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };

  return {
    onRequest(call) {
      const state: Trace = { parent: context.active() };
      state.first = start(call, state);
      traces.set(call, state);
      if (propagate) propagation.inject(trace.setSpan(state.parent, state.first), call.headers);
    },
    onAttempt({ call, attempt, status, duration }) {
      const state = traces.get(call);
      if (!state) return;
      const span = attempt === 1 ? state.first : start(call, state, Date.now() - duration);
      if (attempt > 1) span?.setAttribute('http.request.resend_count', attempt - 1);
      if (span) end(span, status, state.failure);
      state.first = undefined;
    },
    // A call that ends during an attempt is not waiting for the transport.
    onError(error, call) {
      const state = call && traces.get(call);
      if (!state) return;
      state.failure = error.kind;
      if (state.first && call.attempts > 0) end(state.first, undefined, error.kind);
      state.first = undefined;
    },
  };
}
