import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Parts that no story shows although they neither load nor send data, each with the reason. */
const reasons: Record<string, string> = {
  'domains/food/components/Nutrients.tsx': 'NutrientTable on a phone, else a table whose columns belong to a person',
  'domains/goodsDetail/components/GoodsScreen.tsx': 'a whole screen, which the sweep of all screens shows',
  'domains/goodsDetail/components/GoodsView.tsx': 'a whole screen, which the sweep of all screens shows',
  'domains/shopping/components/ShoppingSheet.tsx': 'a sheet around ShoppingList',
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** All files that a file imports, directly or by others; types do not count. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(join(source, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+\.tsx?)';/gm)) {
    const imported = path.startsWith('#') ? path.slice(1) : join(dirname(file), path).replaceAll('\\', '/');
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, found);
  }
  return found;
}

/** The components of the kit and of the domains that no story shows and that do without the API. */
function missing(): string[] {
  const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')).flatMap((file) => [...importsOf(file)]));
  const parts = files.filter((file) => /^(ui|domains)\/.*(?<!\.(stories|test)|testing)\.tsx$/.test(file));
  // The sweep of all screens shows what loads or sends data.
  return parts.filter((part) => !shown.has(part) && !importsOf(part).has('platform/client.ts')).sort();
}

test('every component of the kit and of the domains has a story, is part of one, or needs the API', () => {
  expect(missing()).toEqual(Object.keys(reasons).sort());
});

/** What the app takes from the kit although no page lists its properties: nothing of it can be seen. */
const invisible = ['ContentBoundary', 'ScreenSubject', 'Sentences', 'VisibilitySentinel'];

/** The components of the kit that the app uses and whose properties no page of the showroom lists. */
function undocumented(): string[] {
  const read = (file: string) => readFileSync(join(source, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.stories.tsx')).map(read);
  const documented = new Set(
    pages.flatMap((page) => [
      ...[...page.matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
      ...[...page.matchAll(/\bsubcomponents: \{([^}]*)\}/g)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
    ]),
  );
  const app = files.filter((file) => /^(?!ui\/).*(?<!\.(stories|test)|testing)\.tsx?$/.test(file)).map(read);
  const imports = app.flatMap((text) => [...text.matchAll(/^import \{([^}]*)\} from '#ui\/[^']+\.tsx';/gm)]);
  const used = imports.flatMap(([, names]) => names?.match(/(?<=^|,)\s*[A-Z]\w*(?<!Context)\b/g) ?? []);
  return [...new Set(used.map((name) => name.trim()))].filter((name) => !documented.has(name)).sort();
}

test('every component that the app takes from the kit is on a page with its properties', () => {
  expect(undocumented()).toEqual(invisible);
});
