import type { IngredientFlag } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** Longest keyword of a search. */
const LONGEST = 50;

/** A food in the table of the glycaemic index. @param name in the person's language */
export const glycemicIndexPath = (name: string): Path => pathTo('/sugar-control/search', { q: name.slice(0, LONGEST) });

/** The food of a flag in the table that the flag rests on; `undefined` for a flag of another kind. */
export function lookupPath({ code }: IngredientFlag, name: string): Path | undefined {
  if (code === 'highGlycemicIndex') return glycemicIndexPath(name);
  if (code === 'highPurine') return pathTo('/purine/search', { q: name.slice(0, LONGEST) });
  return undefined;
}
