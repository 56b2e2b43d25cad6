/**
 * Refuses inputs and replies that violate the description of the API, in development and tests. The package's other entries
 * do not contain it.
 * @module
 */
import type { Middleware } from 'openapi-fetch';
import { compare } from '../drift/compare.ts';
import { findDrifts } from '../drift/index.ts';
import { HealthError } from '../errors.ts';

/**
 * Creates a middleware that validates each call: an input that violates the description rejects with kind `invalid-request`
 * before it is sent, and a reply with status 200 with kind `invalid-response`. The message names the operation, the place, and
 * the type there, but no personal value. A value of an enumeration that the description does not contain is a violation, too.
 * The first call loads the description.
 * @example if (isTest) health.use(createValidationMiddleware());
 */
export function createValidationMiddleware(): Middleware {
  return {
    async onRequest({ request, schemaPath, params }) {
      const { inputs, schemas } = await import('../generated/inputs.ts');
      const described = inputs[`${request.method} ${schemaPath}`];
      const input = request.method === 'GET' ? params.query : await readJson(request);
      // A request that another generator's client has serialised has no values to check.
      if (!described || input === undefined) return;
      const sent = JSON.parse(JSON.stringify(input));
      refuse(
        'invalid-request',
        described.id,
        'input',
        compare(described.schema, sent, schemas, () => false),
      );
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.status !== 200) return;
      const drifts = await findDrifts(request.method, schemaPath, await response.clone().text());
      refuse('invalid-response', drifts[0]?.operation, 'reply', drifts);
    },
  };
}

/** The JSON of a body; undefined without a body. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/** @throws {HealthError} that names the first violation */
function refuse(
  kind: 'invalid-request' | 'invalid-response',
  operation: string | undefined,
  part: 'input' | 'reply',
  violations: readonly { pointer: string; expected: string; actual: string }[],
): void {
  const [first, ...more] = violations;
  if (!first) return;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const message = `${operation}: ${part}${first.pointer} is ${first.actual}, expected ${first.expected}${others}`;
  throw kind === 'invalid-request' ? new HealthError(kind, message) : new HealthError(kind, message, { status: 200 });
}
