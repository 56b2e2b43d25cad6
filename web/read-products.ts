import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { ScreenRoute } from './src/products/route.ts';
import { compileTexts } from './text-macros.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Reads the screens of each product from the products' tables. */
export async function readProducts(): Promise<Record<string, ScreenRoute[]>> {
  const config = { configFile: false as const, root: source('.'), plugins: compileTexts() };
  const read = async <Module>(name: string) =>
    (await runnerImport<Module>(source(`src/products/${name}.ts`), config)).module;
  const { sharedRoutes } = await read<{ sharedRoutes: ScreenRoute[] }>('shared');
  const routesOf = async (product: string) => {
    const { routes } = await read<{ routes: ScreenRoute[] }>(product);
    return [product, [...routes, ...sharedRoutes]];
  };
  return Object.fromEntries(await Promise.all(['general', 'ai', 'food'].map(routesOf)));
}
