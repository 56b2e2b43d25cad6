import { type Cause, causeAt } from './cause.ts';
import type { Observations } from './observations.ts';

/** Finds lists whose order differs from `x-sorted-by`. */
export function orderCauses({ sites }: Observations): Cause[] {
  const found = [...sites.values()].filter(
    ({ sorted: { inOrder, reversed } }) => reversed > 0 && reversed > inOrder * 0.1,
  );
  return found.map((site): Cause => {
    const { inOrder, reversed } = site.sorted;
    const rule = String(site.schema['x-sorted-by']);
    const isReverse = reversed >= (inOrder + reversed) * 0.9;
    return causeAt([site], {
      kind: 'order',
      says: `A list is ${isReverse ? 'in the reverse order' : 'not in the order'} of \`${rule}\`: ${reversed} of ${inOrder + reversed} neighbours`,
      confidence: Math.round((reversed / (inOrder + reversed)) * (1 - 1 / (reversed + 2)) * 100) / 100,
      seen: reversed,
      edits: isReverse
        ? [{ do: 'set', at: site.at, keywords: { 'x-sorted-by': rule.startsWith('-') ? rule.slice(1) : `-${rule}` } }]
        : [],
    });
  });
}
