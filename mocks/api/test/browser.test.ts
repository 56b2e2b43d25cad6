import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../openapi/document.ts';
import { readBundle } from '../../../scripts/lib/examples.ts';
import { queryOf } from '../../contract/inputs.ts';
import { invalidRequests } from '../../contract/invalid-requests.ts';
import { type ContractOperation, type Document, deref, readOperations } from '../../contract/operations.ts';
import { createValidator } from '../../contract/validator.ts';
import { createBrowserMock } from '../browser/index.ts';
import { createBrowserValidator } from '../browser/validator.ts';
import { type Operation, readDescription } from '../description/description.ts';
import { loadDescription } from '../description/load-description.ts';
import { descriptionFile } from '../description-file.ts';
import { createMock } from '../index.ts';
import { headers } from './client.ts';
import { FRIDAY } from './world.ts';

const bundle = readBundle() as Document;
const options = { now: () => FRIDAY, seed: 'browser' };
const browser = await createBrowserMock({ ...options, description: readFileSync(descriptionFile, 'utf8') });
const node = await createMock(options);
const light = readDescription(bundle, createBrowserValidator(bundle));
const rules = {
  validate: createValidator(bundle.components.schemas ?? {}),
  resolve: (schema: Schema) => deref(bundle, schema),
};

interface Asked {
  path: string;
  method: string;
  input?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}

/** The replies of both mocks to a call. */
async function both({ path, method, input, headers: more }: Asked) {
  const isPost = method === 'post';
  const url = `https://api.example${path}${!isPost ? queryOf(input) : ''}`;
  const init = {
    method: method.toUpperCase(),
    headers: { ...headers, ...(isPost && { 'content-type': 'application/json' }), ...more },
    ...(isPost && { body: JSON.stringify(input ?? {}) }),
  };
  const [ofBrowser, ofNode] = await Promise.all(
    [browser, node].map(async (mock) => {
      const response = await mock.fetch(url, init);
      return { status: response.status, body: (await response.json()) as { code?: string; msg?: string } };
    }),
  );
  return { ofBrowser, ofNode };
}

const described = readOperations(bundle);

describe('the mock in a browser gives the replies of the mock with Prism', () => {
  it.each(described.map((one) => [one.id, one] as const))('to the examples of %s', async (id, operation) => {
    for (const [index, { input }] of operation.requests.entries()) {
      const { ofBrowser, ofNode } = await both({ ...operation, input, headers: { userToken: `${id}-${index}` } });
      expect(ofBrowser?.status, JSON.stringify(ofBrowser)).toBe(200);
      expect(ofBrowser).toEqual(ofNode);
    }
  });

  it('to invalid calls, except for the message', async () => {
    const refused = described.flatMap((operation) =>
      invalidRequests(operation, rules).map(({ name, input }) => ({
        name: `${operation.id} ${name}`,
        ...operation,
        input,
      })),
    );
    expect(refused.length).toBeGreaterThan(150);
    for (const one of refused) {
      const { ofBrowser, ofNode } = await both(one);
      expect([ofBrowser?.status, ofBrowser?.body.code], one.name).toEqual([ofNode?.status, ofNode?.body.code]);
      const violation = ofNode && light.byRoute.get(`${one.method} ${one.path}`)?.violation(ofNode);
      expect(violation, one.name).toBeUndefined();
    }
  });

  const [read] = described.filter(({ id }) => id === 'medication.list');
  const at = (more: Partial<Asked>) => both({ ...(read as ContractOperation), ...more });

  it.each<[string, Partial<Asked>, number]>([
    ['no token', { headers: { userToken: '' } }, 401],
    ['no version', { headers: { appVersion: '' } }, 400],
    ['a wrong version', { headers: { appVersion: 'five' } }, 400],
    ['an empty source', { headers: { source: '' } }, 200],
    ['another source', { headers: { source: 'Windows' } }, 400],
    ['a reply of HTML', { headers: { accept: 'text/html' } }, 400],
    ['any reply', { headers: { accept: 'text/html, */*;q=0.1' } }, 200],
    ['an unknown path', { path: '/nope' }, 404],
    ['another method', { method: 'delete' }, 405],
    ['an impossible day', { input: { date: '2026-02-30' } }, 400],
  ])('to a call with %s', async (_, more, status) => {
    const { ofBrowser, ofNode } = await at(more);
    expect([ofBrowser?.status, ofNode?.status]).toEqual([status, status]);
    expect(ofBrowser?.body.code).toBe(ofNode?.body.code);
  });
});

describe('the validator of the browser', async () => {
  const { byRoute } = await loadDescription();
  const operations = [...byRoute].map(([route, operation]) => {
    return [operation.id, operation, light.byRoute.get(route) as Operation] as const;
  });

  it.each(operations)(
    '%s has a reply schema that refuses what Prism refuses, and accepts its examples',
    (_, prism, own) => {
      for (const reply of [{ success: 'perhaps' }, { success: true }, {}, null, []]) {
        const isValid = (operation: Operation) => operation.violation({ status: 200, body: reply }) === undefined;
        expect(isValid(own), JSON.stringify(reply)).toBe(isValid(prism));
      }
      for (const [status, examples] of prism.examples) {
        const headers = prism.headers.get(status) ?? {};
        for (const [name, body] of examples) expect(own.violation({ status, body, headers }), name).toBeUndefined();
      }
    },
  );
});
