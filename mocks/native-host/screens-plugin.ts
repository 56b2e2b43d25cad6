/** The screens of the web app, from its tables: `import { screens } from 'virtual:screens'`. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { ScreenRow } from './src/screens.ts';
import { virtualModule } from './virtual-modules.ts';

interface Route {
  path: string;
  title: { id: string };
  feature?: string;
  group?: string;
}

const web = fileURLToPath(new URL('../../web', import.meta.url));
const products = ['general', 'ai', 'food'] as const;

const tables = ['screens.ts', ...['shared', ...products].map((name) => `src/products/${name}.ts`)];

export const screens = (): Plugin =>
  virtualModule(
    'screens',
    readScreens,
    tables.map((file) => `${web}/${file}`),
  );

/** Reads the tables with the app's own build, because macros and catalogs create the titles. */
async function readScreens(): Promise<ScreenRow[]> {
  const folder = process.cwd();
  // The catalog plugin expects the catalogs in the working folder.
  process.chdir(web);
  const server = await createServer({
    configFile: `${web}/vite.config.ts`,
    root: web,
    cacheDir: fileURLToPath(new URL('../../.cache/device-screens', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { screens: addresses } = await server.ssrLoadModule('/screens.ts');
    const { loadRoutes } = await server.ssrLoadModule('/src/products/index.ts');
    const rows = products.map(async (product): Promise<ScreenRow[]> => {
      const routes: Route[] = await loadRoutes(product);
      const [en, zh] = await Promise.all(
        ['en', 'zh-CN'].map((locale) => server.ssrLoadModule(`/src/products/locales/${product}/${locale}.po`)),
      );
      const rowOf = ({ path, title, feature, group }: Route): ScreenRow => ({
        product,
        path,
        address: addresses[path] ?? path,
        title: [String(en?.messages[title.id]), String(zh?.messages[title.id])],
        // A screen with parameters is listed with the other screens of its feature.
        group: group ?? routes.find((other) => other.group && other.feature === feature)?.group ?? 'others',
      });
      return routes.map(rowOf);
    });
    return (await Promise.all(rows)).flat();
  } finally {
    await server.close();
    process.chdir(folder);
  }
}
