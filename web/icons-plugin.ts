import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Elements of an icon, by name and attributes. */
type Elements = [name: string, attributes: Record<string, string>][];

const icon = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

const createIcon = fileURLToPath(new URL('src/ui/library-icon.ts', import.meta.url)).replaceAll('\\', '/');

/**
 * Compiles the icons of the library to a component of our own. The library's has options that no icon here uses, and each
 * icon has a class, a size and random keys. Development and the unit tests use the library itself.
 */
export const icons = (): Plugin => ({
  name: 'icons',
  apply: 'build',
  transform: (code, id) => (icon.test(id) ? compileIcon(code, id) : null),
});

/** @returns the code of an icon's module; `null` for an alias, which exports another icon */
export async function compileIcon(code: string, file: string): Promise<string | null> {
  if (!code.includes('createLucideIcon')) return null;
  const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: Elements } };
  const elements = __iconData.node.map(([name, { key: _, ...attributes }]) => [name, attributes]);
  return `import { createIcon } from ${JSON.stringify(createIcon)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(elements)});`;
}
