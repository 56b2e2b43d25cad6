import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadDescription } from '../api/description/load-description.ts';

/**
 * A module of data that the build reads: `import { screens } from 'virtual:screens'`.
 * @param name of the module and of its only export
 * @param watched the files whose change reloads it
 */
export function virtualModule(name: string, read: () => unknown, watched: string[] = []) {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: (requested: string) => (requested === id ? `\0${id}` : undefined),
    async load(this: { addWatchFile?: (file: string) => void }, requested: string | undefined) {
      if (requested !== `\0${id}`) return undefined;
      for (const file of watched) this.addWatchFile?.(file);
      return `export const ${name} = ${JSON.stringify(await read())}`;
    },
  } satisfies Plugin;
}

/** The possible replies of the API, from the description. */
export const operations = (): Plugin =>
  virtualModule('operations', async () => {
    const { byRoute } = await loadDescription();
    return [...byRoute.values()].map(({ id, method, path, examples }) => ({
      ...{ id, method: method.toUpperCase(), path },
      examples: [...examples].flatMap(([status, named]) => [...named.keys()].map((name) => ({ status, name }))),
    }));
  });

const actions = fileURLToPath(new URL('../../sdk/native/actions', import.meta.url));

/** The actions of the bridge by group. */
export const actionGroups = (): Plugin =>
  virtualModule('actionGroups', () =>
    Object.fromEntries(
      readdirSync(actions).map((group) => [
        group,
        readdirSync(`${actions}/${group}`).map((file) => file.replace('.yaml', '')),
      ]),
    ),
  );
