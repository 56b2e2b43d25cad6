/** The first requests of all screens, from their rows, as data for `src/send-early-requests.ts`. */
import sdk from '../sdk/package.json' with { type: 'json' };
import { operations } from '../sdk/src/generated/operations.ts';
import { resolveHost } from '../sdk/src/hosts.ts';
import { readRow } from '../sdk/src/table.ts';
import type { Settings } from './settings.ts';
import type { ReleaseFiles } from './src/lib/loading/release-files.ts';
import { apiApp, type Product } from './src/platform/routing/product.ts';
import { firstQueriesOf } from './src/products/first-queries-of.ts';
import type { ScreenRoute } from './src/products/route.ts';

type Requests = ReleaseFiles['requests'];
type Screen = Requests['screens'][string][string];

/** Lists what each screen requests first, in the form of the SDK: the path, the input and the headers. */
export function listRequests(
  products: Record<string, readonly Pick<ScreenRoute, 'path' | 'access' | 'feature' | 'first'>[]>,
  { environment, appVersion, hosts }: Pick<Settings, 'environment' | 'appVersion' | 'hosts'>,
): Requests {
  const names = Object.keys(products) as Product[];
  const known: string[] = [];
  const rowsOf = (product: Product, first: ScreenRoute['first']) =>
    first.map(([id, sources, { pages, for: reader, with: needed, without } = {}]): Screen[1] => {
      const { method, path } = readRow(id, operations[id] ?? '', apiApp(product));
      const name = `${method} ${path}`;
      if (!known.includes(name)) known.push(name);
      return [known.indexOf(name), sources ?? null, definedOf({ pages, for: reader, with: needed, without })];
    });
  const hostOf = (product: Product) => {
    const app = apiApp(product);
    // Without a host, the page's own server forwards the calls to the mock.
    return environment === 'dev' && !hosts.dev?.[app] ? '/api' : resolveHost(environment, app, hosts);
  };
  return {
    environment,
    hosts: Object.fromEntries(names.map((product) => [product, hostOf(product)])),
    headers: { 'content-type': 'application/json', appVersion, source: '', 'x-sdk-version': sdk.version },
    screens: Object.fromEntries(
      names.map((product) => [
        product,
        Object.fromEntries(
          (products[product] ?? []).flatMap(({ path, access, ...row }): [string, Screen][] => {
            const rows = rowsOf(product, firstQueriesOf(row, product));
            return rows.length > 0 ? [[path, [access, ...rows]]] : [];
          }),
        ),
      ]),
    ),
    operations: known,
  };
}

/** The options that a row has. */
const definedOf = <Options extends object>(options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
