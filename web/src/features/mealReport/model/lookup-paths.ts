import type { IngredientFlag } from '@health-app/sdk';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** Maximum length of a search keyword. */
const LONGEST = 50;

/** The path of a food in the glycaemic index lookup. @param name in the person's language */
export const glycemicIndexPath = (name: string): Path => pathTo('/sugar-control/search', { q: name.slice(0, LONGEST) });

/** The path of a flagged food in the lookup that the flag is based on; `undefined` for other flags. */
export function lookupPath({ code }: IngredientFlag, name: string): Path | undefined {
  if (code === 'highGlycemicIndex') return glycemicIndexPath(name);
  if (code === 'highPurine') return pathTo('/purine/search', { q: name.slice(0, LONGEST) });
  return undefined;
}
