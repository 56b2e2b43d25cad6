/** Where the modules of the app lie. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The id of a module. */
const moduleAt = (path: string): string => source(path).replaceAll('\\', '/');

/** The module that every screen loads in addition to its feature. */
export const screenParts = moduleAt('src/shell/screen-parts.tsx');

/** The module that the page starts with. */
export const entry = moduleAt('src/main.ts');

/** The feature whose folder contains a module, if any. */
export const featureOf = (id: string): string | undefined => /\/web\/src\/features\/([^/]+)/.exec(id)?.[1];

/** The module that exports the screens, by feature. */
export const readFeatures = (): Map<string, string> =>
  new Map(
    readdirSync(source('src/features')).map((feature) => {
      const screens = `src/features/${feature}/screens`;
      const index = readdirSync(source(screens)).find((file) => file.startsWith('index.'));
      return [feature, moduleAt(`${screens}/${index}`)];
    }),
  );

/** Everything that is reachable from the first elements, including themselves. */
export function reach<One>(first: Iterable<One>, nextOf: (one: One) => Iterable<One>): Set<One> {
  const reached = new Set(first);
  for (const one of reached) for (const next of nextOf(one)) reached.add(next);
  return reached;
}
