import type { Bundle } from './document.ts';

/** The steps of each reference, read once: a mock follows the same few thousand with every reply. */
const known = new Map<string, string[]>();

/** Resolves a reference within the document. */
export function follow<T>(bundle: Bundle, node: T & { $ref?: string }): T {
  if (!node.$ref) return node;
  const found = stepsOf(node.$ref).reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    bundle,
  );
  if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return follow(bundle, found as T & { $ref?: string });
}

function stepsOf(reference: string): string[] {
  const read = known.get(reference);
  if (read) return read;
  const steps = reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  known.set(reference, steps);
  return steps;
}
