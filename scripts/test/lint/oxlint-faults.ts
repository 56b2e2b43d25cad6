/** Faults that oxlint finds: by types, in queries, and in tests. The form is that of `source-faults.ts`. */
type Faults = Record<string, [path: string, content: string, message: RegExp]>;

const client = 'declare const health: { orders: { cancel: (input: object) => Promise<void> } };\n';

/** Makes one fault for each of its variants. */
const variants = <Variant>(
  all: Record<string, Variant>,
  make: (variant: Variant, index: number) => Faults[string],
): Faults => Object.fromEntries(Object.entries(all).map(([name, variant], index) => [name, make(variant, index)]));

const folders = [
  'sdk/src',
  'sdk/test',
  'mocks/api',
  'scripts',
  ...['features/a', 'domains/order', 'platform', 'products', 'shell', 'ui', 'lib'].map((one) => `web/src/${one}`),
];

const queryImport = "import { useQuery } from '@tanstack/react-query';\n";
const component = (body: string) =>
  `${queryImport}declare const queries: { orders: { list: (input?: object, options?: object) => { queryKey: string[]; queryFn: () => Promise<string[]> } } };\nexport function Part() {\n${body}\n}`;

const e2e = (body: string) => `test('opens', async ({ page }) => {\n${body}\n});`;

export const oxlintFaults: Faults = {
  ...variants(Object.fromEntries(folders.map((one) => [`a floating promise in ${one}`, one])), (folder) => [
    `${folder}/floating.ts`,
    `${client}export function press() {\n  health.orders.cancel({ orderId: 'order-1' });\n}`,
    /Promises must be awaited/,
  ]),
  'a call of the SDK behind void': [
    'web/src/features/a/void.ts',
    `${client}export const press = () => void health.orders.cancel({ orderId: 'order-1' });`,
    /handle its failure/,
  ],
  ...variants(
    { 'an operation in the engine': "id === 'user.saveInformation'", 'a domain in the engine': "world('mealPlan')" },
    (code, index) => [
      `mocks/api/engine/domain-${index}.ts`,
      `export const read = (id: string, world: (domain: string) => unknown) => [id, world, ${code}];`,
      /engine of the mock knows no domain/,
    ],
  ),
  'an assertion for which a unit test does not wait': [
    'sdk/test/floating-assertion.test.ts',
    "import { expect, it } from 'vitest';\nit('fails', async () => {\n  expect(Promise.reject(new Error('no'))).rejects.toThrow('no');\n});",
    /Promises must be awaited/,
  ],
  ...variants(
    {
      'an async handler of a button':
        '<button type="button" onClick={async () => { await health.orders.cancel({}); }}>·</button>',
      'an async handler of a form': '<form onSubmit={() => health.orders.cancel({})}>·</form>',
    },
    (element, index) => [
      `web/src/features/a/Handler${index}.tsx`,
      `${client}export const A = () => ${element};`,
      /Promise-returning function/,
    ],
  ),
  'a promise as a condition': [
    'sdk/src/condition.ts',
    'export async function find(isThere: () => Promise<boolean>) {\n  return isThere() ? 1 : 2;\n}',
    /Expected non-Promise value in a boolean conditional/,
  ],
  ...variants({ 'await of a number': 'await 1', 'await of a function': 'await (() => 1)()' }, (code, index) => [
    `scripts/await-${index}.ts`,
    `export const value = async () => ${code};`,
    /non-Promise/,
  ]),
  ...variants(
    { 'a sort of numbers as texts': 'days', 'a sorted copy of numbers as texts': '[...days]' },
    (list, index) => [
      `sdk/src/sort-${index}.ts`,
      `export const sorted = (days: number[]) => ${list}.sort();`,
      /require-array-sort-compare/,
    ],
  ),
  'a promise that leaves a try before it fails': [
    'web/src/features/a/leaves-try.ts',
    `${client}export async function cancel() {\n  try {\n    return health.orders.cancel({});\n  } catch {\n    return undefined;\n  }\n}`,
    /Returning an awaited promise/,
  ],
  'a thrown text': ['sdk/src/thrown-text.ts', "export function refuse(): never {\n  throw 'no';\n}", /error object/],
  'a thrown object': [
    'mocks/api/thrown.ts',
    'export function refuse(): never {\n  throw { code: 1 };\n}',
    /error object/,
  ],
  'a switch without one of the cases': [
    'web/src/lib/switch.ts',
    "export function name(state: 'open' | 'paid' | 'sent') {\n  switch (state) {\n    case 'open':\n      return 1;\n    case 'paid':\n      return 2;\n  }\n}",
    /not exhaustive/,
  ],
  ...variants(
    { 'a promise spread into an object': 'Promise<{ a: number }>', 'a function spread into an object': '() => void' },
    (type, index) => [
      `sdk/src/spread-${index}.ts`,
      `export const copy = (value: ${type}) => ({ ...value });`,
      /spread/i,
    ],
  ),
  ...variants(
    {
      'a query whose failure nothing shows':
        '  const { data } = useQuery(queries.orders.list());\n  return data?.length;',
      'a query of which only the data are read':
        '  const orders = useQuery(queries.orders.list());\n  return orders.data?.length;',
      'a query whose result nothing takes': '  useQuery(queries.orders.list());\n  return null;',
      'the data of a query with another type':
        '  const { data } = useQuery(queries.orders.list()) as { data: string[] };\n  return data;',
      'the data of a query without a name': '  return useQuery(queries.orders.list()).data;',
    },
    (body, index) => [`web/src/features/a/Query${index}.tsx`, component(body), /give it to QueryView/],
  ),
  'a query by hand': [
    'web/src/features/a/key.ts',
    `${queryImport}${client}export const useOrders = () => {\n  const { data, error } = useQuery({ queryKey: ['orders'], queryFn: () => health.orders.cancel({}) });\n  return { data, error };\n};`,
    /queryOptions/,
  ],
  'a query key by hand': [
    'web/src/domains/order/key.ts',
    "import { useQueryClient } from '@tanstack/react-query';\nexport const useReload = () => {\n  const client = useQueryClient();\n  return () => client.invalidateQueries({ queryKey: ['orders'] });\n};",
    /queryOptions/,
  ],
  'a query client that each render makes': [
    'web/src/features/a/Client.tsx',
    "import { QueryClient } from '@tanstack/react-query';\nexport const Part = () => {\n  const client = new QueryClient();\n  return <p>{String(client.isFetching())}</p>;\n};",
    /QueryClient/,
  ],
  'a unit test without an assertion': [
    'mocks/api/test/idle.test.ts',
    "import { it } from 'vitest';\nit('runs', () => {\n  Math.random();\n});",
    /no assertions|no assertion/i,
  ],
  'a unit test whose one assertion is under a condition': [
    'web/src/lib/conditional.test.ts',
    "import { expect, it } from 'vitest';\nit('runs', () => {\n  if (Math.random() > 2) expect(1 + 1).toBe(2);\n});",
    /no assertions|no assertion/i,
  ],
  ...variants(
    {
      'a browser test with an assertion under a condition':
        "  if (await page.getByRole('alert').isVisible()) await expect(page).toHaveTitle('a');",
      'a browser test with an assertion in a catch':
        "  await page.click('a').catch(() => expect(page).toHaveTitle('a'));",
    },
    (body, index) => [`web/e2e/conditional-${index}.spec.ts`, e2e(body), /conditional/i],
  ),
  ...variants(
    {
      'a browser test without an assertion': "  await page.goto('/');",
      'a browser test that only expects errors': "  expectErrors(/404/);\n  await page.goto('/');",
    },
    (body, index) => [`web/e2e/idle-${index}.spec.ts`, e2e(body), /no assertions/],
  ),
  'a browser test with an assertion without a matcher': [
    'web/e2e/no-matcher.spec.ts',
    e2e("  expect(page.getByRole('heading'));"),
    /matcher/,
  ],
  'a browser test that does not wait for its assertion': [
    'web/e2e/no-await.spec.ts',
    e2e("  expect(page.getByRole('heading')).toBeVisible();"),
    /must be awaited/,
  ],
  'a browser test that asserts once on what is about to change': [
    'web/e2e/not-web-first.spec.ts',
    e2e("  expect(await page.getByRole('heading').isVisible()).toBe(true);"),
    /toBeVisible/,
  ],
  'a browser test that waits for time': [
    'web/e2e/timeout.spec.ts',
    e2e("  await page.waitForTimeout(500);\n  await expect(page).toHaveTitle('a');"),
    /waitForTimeout/,
  ],
  'a browser test that waits for a silent network': [
    'web/e2e/idle-network.spec.ts',
    e2e("  await page.waitForLoadState('networkidle');\n  await expect(page).toHaveTitle('a');"),
    /networkidle/,
  ],
};

/** Code that looks alike and is right. */
export const oxlintAllowed: Record<string, string> = {
  'web/src/features/ok/handled.ts': `${client}
export const press = () => {
  health.orders.cancel({}).catch(() => {});
};
export const pressed = async () => health.orders.cancel({});`,
  'web/src/features/ok/Shown.tsx': component(`  const orders = useQuery(queries.orders.list());
  const { data, error } = useQuery(queries.orders.list({ page: 2 }));
  const told = useQuery(queries.orders.list({ page: 3 }, { silent: false }));
  return <QueryView query={orders} also={[data, error, told.data]} />;`),
  'web/src/features/ok/useOrders.ts': `${queryImport}declare const options: { queryKey: string[]; queryFn: () => Promise<string[]> };
export const useOrders = () => useQuery(options);`,
  'web/e2e/parameter.spec.ts': e2e(`  const title = page.getByRole('heading');
  await expect(title).toHaveText(Math.random() > 2 ? 'a' : 'b');`),
};
