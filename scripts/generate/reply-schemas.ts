import type { Bundle } from '../../openapi/document.ts';
import { nameOfRef } from './ref.ts';

/** Names of the schemas that occur in replies but in no request. */
export function replySchemas(bundle: Bundle): Set<string> {
  const operations = Object.values(bundle.paths).flatMap(({ parameters, get, post }) => [{ parameters }, get, post]);
  const inRequests = new Set<string>();
  const inReplies = new Set<string>();
  for (const operation of operations) {
    if (!operation) continue;
    if (operation.parameters) collect(bundle, operation.parameters, inRequests);
    if ('requestBody' in operation) collect(bundle, operation.requestBody, inRequests);
    if ('responses' in operation) collect(bundle, operation.responses, inReplies);
  }
  return new Set([...inReplies].filter((name) => !inRequests.has(name)));
}

/** Adds the names of all schemas that a part of the description refers to, including through other components. */
function collect(bundle: Bundle, node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') {
    const name = nameOfRef($ref);
    const kind = $ref.split('/').at(-2) as keyof Bundle['components'];
    if (kind === 'examples' || found.has(name)) return;
    if (kind === 'schemas') found.add(name);
    collect(bundle, bundle.components[kind]?.[name], found);
    return;
  }
  for (const part of Object.values(node)) collect(bundle, part, found);
}
