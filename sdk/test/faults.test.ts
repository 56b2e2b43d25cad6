import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHealthError, type Toast } from '../src/index.ts';
import { client } from './client.ts';
import { transport } from './transport.ts';

/** Anything that a server, a proxy or a broken network could send instead of a reply. */
const reply = fc.oneof(
  { weight: 1, arbitrary: fc.constant(new TypeError('fetch failed')) },
  {
    weight: 6,
    arbitrary: fc.record({
      status: fc.oneof(fc.constant(200), fc.constant(500), fc.integer({ min: 200, max: 599 })),
      body: fc.oneof(
        fc.string(),
        fc.json(),
        fc.constant('<html></html>'),
        fc.record(
          {
            success: fc.oneof(fc.boolean(), fc.anything()),
            msg: fc.oneof(fc.string(), fc.anything()),
            code: fc.oneof(fc.constantFrom('600', 600, '', null), fc.anything()),
            data: fc.anything(),
          },
          { requiredKeys: [] },
        ),
      ),
    }),
  },
);

/** The value as JSON, or `undefined` if it is not JSON, which gives the reply an empty body. */
const asJson = (value: unknown) => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

describe('whatever comes back', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => void process.off('unhandledRejection', note));

  it('any reply ends a call with data or one typed error, and one toast at most', { timeout: 60_000 }, async () => {
    let failures = 0;
    await fc.assert(
      fc.asyncProperty(reply, fc.boolean(), async (said, silent) => {
        const shown: Toast[] = [];
        const answer =
          said instanceof Error
            ? said
            : async () => {
                const empty = [204, 205, 304].includes(said.status);
                const text = typeof said.body === 'string' ? said.body : asJson(said.body);
                return new Response(empty ? null : text, { status: said.status });
              };
        const health = client({ ...transport(answer), onToast: (toast) => shown.push(toast) });
        const outcome = await health.medication.delete({ reminderId: 'rem-2001' }, { silent }).catch((error) => {
          failures += 1;
          return error;
        });
        if (outcome instanceof Error) {
          expect(isHealthError(outcome)).toBe(true);
          expect(typeof outcome.message).toBe('string');
          expect(outcome.message).not.toBe('');
          expect(JSON.stringify(Object.assign({}, outcome, { stack: outcome.stack }))).not.toContain('secret-token');
        }
        expect(shown.length).toBeLessThanOrEqual(silent || !(outcome instanceof Error) ? 0 : 1);
        if (shown[0]) expect(shown[0].error).toBe(outcome);
      }),
      { numRuns: 1_500 },
    );
    expect(failures).toBeGreaterThan(1_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).toEqual([]);
  });
});
