import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { brokenIdentities } from '../../openapi/identities.mjs';
import type { Operation } from './description.ts';
import type { Reply } from './refusal.ts';

/** The place and the kind of a reply's violation of the description; undefined for a valid reply. */
export function contractViolation(operation: Operation, { status, body, headers }: Reply): string | undefined {
  const element = { statusCode: status, headers: { ...headers, 'content-type': 'application/json' }, body };
  const checked = validateOutput({ resource: operation.prism, element });
  if (checked._tag === 'Right') return brokenIdentity(operation, body);
  // A reply that matches neither branch of the envelope has errors for both. Only the errors of its data matter.
  const ofData = checked.left.filter(({ path }) => path?.[1] === 'data');
  const relevant = ofData.length > 0 ? ofData : checked.left;
  return `${operation.id}: ${[...new Set(relevant.map(({ message }) => message))].join('; ')}`;
}

/** The first rule of `x-identity` that the data violate. */
function brokenIdentity({ id, prism }: Operation, body: unknown): string | undefined {
  const reply = prism.responses.find(({ code }) => code === '200');
  const [broken] = brokenIdentities(reply?.contents?.[0]?.schema, body);
  return broken && `${id}: the reply breaks "${broken.identity}" at ${broken.pointer}`;
}
