import type { Bundle } from './document.ts';

/** Resolves a reference within the document. */
export function follow<T>(bundle: Bundle, node: T & { $ref?: string }): T {
  if (!node.$ref) return node;
  const steps = node.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], bundle);
  if (found === undefined) throw new Error(`${node.$ref} leads nowhere`);
  return follow(bundle, found as T & { $ref?: string });
}
