import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createValidator } from '../../mocks/contract/validator.ts';
import type { Schema } from '../../openapi/document.ts';
import { follow } from '../../openapi/follow.ts';
import { readBundle } from '../lib/examples.ts';

const bundle = readBundle();
const validate = createValidator(bundle.components.schemas ?? {});

it('every named reply to a command has a request of its name', () => {
  const alone = Object.values(bundle.paths).flatMap(({ post }) => {
    const body = post?.requestBody && follow(bundle, post.requestBody).content['application/json'];
    const reply = post?.responses['200'] && follow(bundle, post.responses['200']).content?.['application/json'];
    const requests = body?.examples;
    if (!requests) return [];
    return Object.keys(reply?.examples ?? {}).filter((name) => !(name in requests));
  });
  expect(alone).toEqual([]);
});

/** The schemas with a format and a pattern, by their JSON. */
function* formatted(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return;
  const { format, pattern } = value as Schema;
  if (typeof format === 'string' && typeof pattern === 'string') yield value as Schema;
  for (const inner of Object.values(value)) yield* formatted(inner);
}

const patterns = [...new Map([...formatted(bundle)].map((schema) => [schema.pattern ?? '', schema]))];

it('the description has patterns beside formats', () => {
  expect(patterns.length).toBeGreaterThan(1);
});

it.each(patterns)(
  'what matches %s has the format of its schema, because tools invent values from patterns',
  (pattern, { format }) => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(pattern)), (text) => {
        expect(validate({ type: 'string', format: format ?? '' }, text)).toEqual([]);
      }),
    );
  },
);
