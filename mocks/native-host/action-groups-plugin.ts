/** The actions of the bridge by group: `import { actionGroups } from 'virtual:action-groups'`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../sdk/native/actions', import.meta.url));

export function actionGroups(): Plugin {
  const id = 'virtual:action-groups';
  return {
    name: 'action-groups',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load: (requested) =>
      requested === `\0${id}` ? `export const actionGroups = ${JSON.stringify(readGroups())}` : undefined,
  };
}

const readGroups = (): Record<string, string[]> =>
  Object.fromEntries(
    readdirSync(folder).map((group) => [
      group,
      readdirSync(`${folder}/${group}`).map((file) => file.replace('.yaml', '')),
    ]),
  );
