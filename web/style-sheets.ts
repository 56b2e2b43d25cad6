import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Selector, transform } from 'lightningcss';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('src', import.meta.url));

/** The compiler looks for the types of a style sheet here, too: `rootDirs` and `paths` of `tsconfig.json` name this folder. */
const types = fileURLToPath(new URL('../.cache/style-types/web/src', import.meta.url));

/** What a style sheet offers, and what it needs. */
export interface StyleSheet {
  classes: Set<string>;
  definedProperties: Set<string>;
  usedProperties: Set<string>;
}

/** Reads a style sheet. Rules that cannot be parsed are left out: the bundler reports them. */
export function readStyleSheet(filename: string, code = readFileSync(filename)): StyleSheet {
  const classes = new Set<string>();
  const definedProperties = new Set<string>();
  const usedProperties = new Set<string>();
  transform({
    filename,
    code,
    // A selector may be `:global(…)`.
    cssModules: true,
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const name of selectors.flatMap(classesOf)) classes.add(name);
        },
      },
      Declaration: {
        custom({ name }) {
          if (name.startsWith('--')) definedProperties.add(name);
        },
      },
      Variable({ name }) {
        usedProperties.add(name.ident);
      },
    },
  });
  return { classes, definedProperties, usedProperties };
}

/** The classes of a selector, also inside `:is(…)` and `:has(…)`. Those of `:global(…)` belong to other style sheets. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class' || part.kind === 'host' || !('selectors' in part)) return [];
    return part.selectors.flatMap(classesOf);
  });

const listFiles = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

const isModule = (path: string): boolean => path.endsWith('.module.css');

/**
 * Writes the declaration file of a CSS module. An unchanged file is not touched, because a compiler may read it.
 * @param path of the CSS module, below `src`
 */
function writeTypesOf(path: string): void {
  const members = [...readStyleSheet(join(source, path)).classes]
    .sort()
    .map((name) => `  readonly '${name}': string;\n`);
  const content = `declare const styles: {\n${members.join('')}};\nexport default styles;\n`;
  const target = join(types, `${path}.d.ts`);
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Writes a declaration file for each CSS module, so that a class that it lacks is a type error. */
export function writeStyleTypes(): void {
  const modules = listFiles(source).filter(isModule);
  modules.forEach(writeTypesOf);
  const wanted = new Set(modules.map((path) => `${path}.d.ts`));
  for (const path of listFiles(types)) if (path.endsWith('.d.ts') && !wanted.has(path)) rmSync(join(types, path));
}

/** Keeps the types of the style sheets up to date while the development server runs. */
export const styleTypes = (): Plugin => ({
  name: 'style-types',
  apply: 'serve',
  configureServer({ watcher }) {
    writeStyleTypes();
    watcher.on('all', (_, file) => {
      if (isModule(file)) writeStyleTypes();
    });
  },
});
