import type { DirectoryEntry, DirectoryGroup } from '#platform/routing/home-directory.ts';
import type { PlainPath } from '#platform/routing/paths.ts';
import type { Product } from '#platform/routing/product.ts';

/** A screen of the directory that opens without a parameter. */
export type AppFunction = DirectoryEntry & { path: PlainPath; group: DirectoryGroup };

/** Number of times that the person has opened each function. */
export type Uses = Readonly<Record<string, number>>;

/** Number of functions on a home, besides *All features*. */
const onHome = 5;

/** Number of functions at the top of the directory. */
const mostUsed = 4;

/** The functions of a home before the person has opened any: the most useful ones that no card links to. */
const defaults: Record<Product, PlainPath[]> = {
  general: ['/heart-rate-monitor/home', '/sugar-control', '/growth-curve', '/ai-food/list', '/tools/bmi'],
  ai: ['/ai-app/analyze', '/ai-food/history', '/ai-app/custom', '/ai-app/user/profile'],
  food: [
    '/food-app/report/week',
    '/food-app/extra-nutrition',
    '/food-app/custom/food-health/product',
    '/food-app/report',
    '/ai-food/history',
  ],
};

const login: PlainPath = '/food-app/share/login';
const feedback: readonly string[] = ['/ai-app/feed-back', '/food-app/feed-back'] satisfies PlainPath[];
const contact: PlainPath = '/contact-us';

/**
 * The functions of a product. A signed-in person does not see the login screen. The feedback form shared by all products is
 * left out if the product has its own.
 */
export function functionsOf(entries: readonly DirectoryEntry[], signedIn: boolean): AppFunction[] {
  const hasFeedback = entries.some(({ path }) => feedback.includes(path));
  return entries.filter(
    (entry): entry is AppFunction =>
      entry.group !== undefined && !(signedIn && entry.path === login) && !(hasFeedback && entry.path === contact),
  );
}

/** The functions that the person has opened, most used first. */
const byUse = <Entry extends { path: string }>(functions: readonly Entry[], uses: Uses): Entry[] =>
  functions
    .filter(({ path }) => (uses[path] ?? 0) > 0)
    // The sort is stable, so the directory's order decides between equals.
    .sort((one, other) => (uses[other.path] ?? 0) - (uses[one.path] ?? 0));

/** The functions at the top of the directory, if the person has opened any. */
export const mostUsedOf = (functions: readonly AppFunction[], uses: Uses): AppFunction[] =>
  byUse(functions, uses).slice(0, mostUsed);

/** The functions on a home: the most used ones, then the product's defaults. */
export function homeFunctions(functions: readonly AppFunction[], uses: Uses, product: Product): AppFunction[] {
  const suggested = defaults[product].flatMap((path) => functions.find((entry) => entry.path === path) ?? []);
  return [...new Set([...byUse(functions, uses), ...suggested])].slice(0, onHome);
}

/** Whether a title contains all words of a search, in any order. */
export function matchesSearch(title: string, search: string): boolean {
  const text = title.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
