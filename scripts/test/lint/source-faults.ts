import { untranslatedTexts } from './untranslated-texts.ts';

/** Faults that a newcomer might plant: the file, its content, and the message that names the remedy. */
export const faults: Record<string, [path: string, content: string, message: RegExp]> = {
  ...untranslatedTexts,
  'process in the web app': ['web/src/platform/a.ts', 'export const home = process.env.HOME;', /import\.meta\.env/],
  'Buffer in the web app': ['web/src/shell/a.ts', "export const text = Buffer.from('a');", /use Uint8Array/],
  'a Node module in the web app': ['web/src/lib/a.ts', "import { join } from 'node:path';\nexport { join };", /Node/],
  'fetch in a feature': [
    'web/src/features/meals/b.ts',
    "export const load = () => fetch('/a');",
    /queries and mutations/,
  ],
  'fetch in a domain': [
    'web/src/domains/order/a.ts',
    "export const load = () => fetch('/a');",
    /queries and mutations/,
  ],
  ...Object.fromEntries(
    ['Link', 'useLocation', 'useParams', 'useSearchParams'].map((name) => [
      `${name} of wouter in a feature`,
      [
        `web/src/features/routes/${name}.ts`,
        `import { ${name} } from 'wouter';\nexport const imported = ${name};`,
        /they take typed addresses/,
      ],
    ]),
  ),
  'navigate of wouter in a feature': [
    'web/src/features/routes/navigate.ts',
    "import { navigate } from 'wouter/use-browser-location';\nexport const imported = navigate;",
    /it takes typed addresses/,
  ],
  'text in an element': ['web/src/features/a/A.tsx', 'export const A = () => <p>Some text</p>;', /<Trans>/],
  'Chinese text in an element': ['web/src/features/a/B.tsx', 'export const B = () => <p>食物</p>;', /<Trans>/],
  'text in a label': ['web/src/ui/A.tsx', 'export const A = () => <input aria-label="Close" />;', /useLingui/],
  'text in an expression': [
    'web/src/features/a/C.tsx',
    "export const C = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : 'No'}</p>;",
    /<Trans>/,
  ],
  'an own address in a link': [
    'web/src/features/a/D.tsx',
    'export const D = () => <a href="/orders">·</a>;',
    /use Link of ui/,
  ],
  'an own address in a template': [
    'web/src/features/a/E.tsx',
    'export const E = () => <a href={`/orders`}>·</a>;',
    /use Link of ui/,
  ],
  'an initial state from a query': [
    'web/src/features/a/f.ts',
    "export const useF = (q: Q) => useState<string>(q.data?.name ?? '');",
    /keep only the person's changes/,
  ],
  'an effect that copies a query into state': [
    'web/src/features/a/g.ts',
    'export function useG() { useEffect(() => { if (query.data) setName(query.data.name); }, [query]); }',
    /keep only the person's changes/,
  ],
  'the default option of a query': [
    'web/src/features/a/silent.ts',
    'export const read = () => queries.user.information({ silent: true });',
    /silent by default/,
  ],
  ...Object.fromEntries(
    Object.entries({
      'a failure told by a part of its text': "error.message.includes('过期')",
      'a failure told by the start of an optional text': "error?.message?.startsWith('Too')",
      'a failure told by a pattern': '/expired/.test(reply.msg)',
      'a failure told by its whole text': "error.message === 'Too many'",
    }).map(([name, expression], index) => [
      name,
      [
        `web/src/features/a/failure-${index}.ts`,
        `export const isKnown = () => ${expression};`,
        /tell failures apart by kind and code/,
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'an interval in seconds': 'setInterval(poll, 2)',
      'a constant in seconds': 'setInterval(poll, interval)',
      'a delay of the window in minutes': 'window.setTimeout(poll, 5)',
      'a query that is fresh for seconds': 'useQuery({ ...options, staleTime: 30 })',
    }).map(([name, call], index) => [
      name,
      [
        `web/src/features/a/delay-${index}.ts`,
        `const interval = 2;\nexport const start = () => ${call};\nexport { interval };`,
        /write seconds and minutes in ms/,
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['slice(0, 10)', 'substring(0, 10)', "split('T')[0]"].map((cut, index) => [
      `a day cut by ${cut}`,
      [
        `web/src/domains/plan/day-${index}.ts`,
        `export const day = (at: string) => at.${cut};`,
        /use dayOf of lib\/time/,
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'the first page in place of a list': 'useQuery(queries.income.list({ pageNum: 1 }))',
      'the first page, with options': 'useOptionalQuery({ ...queries.orders.list({ tab, pageNum: 1 }), enabled })',
    }).map(([name, query], index) => [
      name,
      [`web/src/features/a/useList${index}.ts`, `export const useList = () => ${query};`, /use infiniteQueries/],
    ]),
  ),
  'a text of the server chosen by hand': [
    'web/src/features/a/chosen.ts',
    "export const chosen = i18n.locale === 'en' ? camp.nameEn : camp.name;",
    /ServerText/,
  ],
  'a text of the server chosen by hand, Chinese first': [
    'web/src/features/a/chinese-first.ts',
    'export const chosen = chinese ? item?.hint : item?.hintEn;',
    /ServerText/,
  ],
  'the runtime hook of Lingui': [
    'web/src/features/a/runtime-hook.ts',
    "import { useLingui } from '@lingui/react';\nexport const used = useLingui;",
    /useLingui of @lingui\/react\/macro/,
  ],
  'the hook of Lingui under another name': [
    'web/src/features/a/alias-hook.ts',
    "import { useLingui as useMacro } from '@lingui/react/macro';\nexport const used = useMacro;",
    /under its name/,
  ],
  'a hexadecimal colour': ['web/src/ui/a.css', '.a {\n  color: #fff;\n}', /tokens\.css/],
  'a colour by function': ['web/src/ui/b.css', '.a {\n  background: rgb(0 0 0 / 50%);\n}', /tokens\.css/],
  'a text put together by a plus': [
    'sdk/src/sum.ts',
    "export const label = (count: number) => 'after ' + count + ' days';",
    /useTemplate/,
  ],
  'a colour by name': ['web/src/ui/c.css', '.a {\n  border: 1px solid red;\n}', /tokens\.css/],
  'fetch as a property of the window': [
    'web/src/features/a/window-fetch.ts',
    "export const load = () => window.fetch('/a');",
    /queries and mutations/,
  ],
  XMLHttpRequest: ['web/src/domains/order/xhr.ts', 'export const a = new XMLHttpRequest();', /queries and mutations/],
  sendBeacon: ['web/src/features/a/beacon.ts', "navigator.sendBeacon('/a');", /queries and mutations/],
  'a client of its own in a feature': [
    'web/src/features/a/client.ts',
    "import { createHealthClient } from '@health-app/sdk';\nexport const a = createHealthClient;",
    /platform\/client/,
  ],
  'an import of all icons': [
    'web/src/features/a/Icon.tsx',
    "import { Heart } from 'lucide-react';\nexport const A = () => <Heart />;",
    /lucide-react\/icons\/heart/,
  ],
  'process as a property of globalThis': [
    'web/src/features/a/global-process.ts',
    'export const a = globalThis.process;',
    /import\.meta\.env/,
  ],
  'a function that the oldest browsers lack': [
    'web/src/platform/clone.ts',
    'export const a = structuredClone({});',
    /Chrome 87/,
  ],
  'localStorage in a feature': [
    'web/src/features/a/storage.ts',
    "export const a = localStorage.getItem('a');",
    /deviceStorage/,
  ],
  'sessionStorage as a property of the window': [
    'web/src/domains/order/storage.ts',
    'window.sessionStorage.clear();',
    /deviceStorage/,
  ],
  'a Node module in the SDK': [
    'sdk/src/a.ts',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    /Node/,
  ],
  'a package that the manifest does not name': [
    'web/src/features/a/lodash.ts',
    "import { debounce } from 'lodash';\nexport const a = debounce;",
    /isn't specified in .*package\.json/,
  ],
  ...Object.fromEntries(
    ['useMutation', 'queryOptions', 'useSuspenseQuery'].map((name) => [
      `${name} of TanStack Query in a feature`,
      [
        `web/src/features/a/raw-${name}.ts`,
        `import { ${name} } from '@tanstack/react-query';\nexport const a = ${name};`,
        /useSilentMutation/,
      ],
    ]),
  ),
  'an alert': ['web/src/features/a/alert.ts', "export const a = () => alert('·');", /alert/],
  'markup by innerHTML': ['web/src/ui/html.ts', "document.body.innerHTML = '<b>·</b>';", /sanitiser/],
  'markup by insertAdjacentHTML': [
    'web/src/ui/adjacent.ts',
    "document.body.insertAdjacentHTML('beforeend', '<b>·</b>');",
    /sanitiser/,
  ],
  'text in a template': [
    'web/src/features/a/Template.tsx',
    `export const A = ({ count }: { count: number }) => <p>{\`You have \${count} orders\`}</p>;`,
    /<Trans>/,
  ],
  'text in lower case in an expression': [
    'web/src/features/a/Lower.tsx',
    "export const A = ({ on }: { on: boolean }) => <p>{on && 'ready'}</p>;",
    /<Trans>/,
  ],
  'text in a conditional attribute': [
    'web/src/features/a/Conditional.tsx',
    "export const A = ({ on }: { on: boolean }) => <button type=\"button\" title={on ? 'On' : 'Off'} />;",
    /useLingui/,
  ],
  'text in a property of the kit': [
    'web/src/features/a/Property.tsx',
    'export const A = () => <EmptyState advice="Nothing here yet" />;',
    /useLingui/,
  ],
  'text in a toast': ['web/src/features/a/toast.ts', "showToast('Order cancelled');", /useLingui/],
  'text in the title of the page': ['web/src/features/a/title.ts', "document.title = 'Orders';", /row of a screen/],
  'text in a table of labels': [
    'web/src/features/a/table.ts',
    "export const columns = [{ title: 'Order' }];",
    /msg`…`/,
  ],
  'an own address in the location': [
    'web/src/features/a/location.ts',
    "location.href = '/orders';",
    /platform\/routing\/navigation/,
  ],
  'an own address in a method of the location': [
    'web/src/features/a/assign.ts',
    "window.location.assign('/orders');",
    /platform\/routing\/navigation/,
  ],
  'an own address in a new window': [
    'web/src/domains/order/open.ts',
    "window.open('/orders');",
    /platform\/routing\/navigation/,
  ],
  'an own address in the history': [
    'web/src/features/a/history.ts',
    "history.pushState(null, '', '/orders');",
    /platform\/routing\/navigation/,
  ],
  'a typed address in an element a': [
    'web/src/features/a/Anchor.tsx',
    "export const A = () => <a href={pathTo('/food-app')}>·</a>;",
    /use Link of ui/,
  ],
  'parameters without a schema': [
    'web/src/features/a/search.ts',
    "export const a = new URLSearchParams(location.search).get('id');",
    /useParams/,
  ],
  'an initial state from the data of a query': [
    'web/src/features/a/state.ts',
    'export const useA = (data: Data) => useState(() => data?.list ?? []);',
    /keep only the person's changes/,
  ],
  'an effect that copies the data of a query into state': [
    'web/src/features/a/effect.ts',
    'export function useA() { useEffect(() => setOrders(data), [data]); }',
    /keep only the person's changes/,
  ],
  'a ref from a query': [
    'web/src/features/a/ref.ts',
    'export function useA() { last.current = query.data; }',
    /read the query where it is shown/,
  ],
  'a read by hand': [
    'web/src/features/a/by-hand.ts',
    'export function useA() { useEffect(() => { void health.orders.list({ tab }).then(setOrders); }, [tab]); }',
    /useQuery/,
  ],
  'a format without new': [
    'web/src/features/a/format.ts',
    "export const a = Intl.NumberFormat('en').format(1);",
    /lib\/format/,
  ],
  'decimals by toFixed': [
    'web/src/features/a/fixed.ts',
    'export const a = (n: number) => n.toFixed(2);',
    /lib\/format/,
  ],
  'a day by toDateString': ['web/src/features/a/day.ts', 'export const a = new Date().toDateString();', /lib\/format/],
  ...Object.fromEntries(
    [
      'new Date()',
      "new Date('2026-11-20')",
      'new Date(2026, 10, 20)',
      'new window.Date()',
      'Date()',
      'Date.now()',
      "Date.parse('2026-11-20')",
      'Date.UTC(2026, 10, 20)',
      'globalThis.Date.now()',
      '[0].map(Date.now)',
      'Reflect.construct(Date, [0])',
      'now.toISOString().slice(0, 10)',
      'now?.getTimezoneOffset()',
      'now.getDate()',
      'now.getUTCDay()',
      'now.setHours(0, 0, 0, 0)',
    ].map((value, index) => [
      `a day or an instant by ${value}`,
      [
        `${['web/src/features/a', 'web/src/domains/a', 'web/src/platform', 'web/src/ui', 'web/src/lib/format', 'mocks/api/domains/a'][index % 6]}/date-${index}.ts`,
        `export const a = (now: Date) => [now, ${value}];`,
        /use lib\/time/,
      ],
    ]),
  ),
  'a colour in a style': [
    'web/src/features/a/Style.tsx',
    "export const A = () => <p style={{ background: 'red' }}>·</p>;",
    /tokens\.css/,
  ],
  'a colour in a drawing': [
    'web/src/features/a/Drawing.tsx',
    'export const A = () => <path fill="red" />;',
    /tokens\.css/,
  ],
  'a colour in a constant': ['web/src/features/a/colour.ts', "export const brand = '#0b7345';", /tokens\.css/],
  'a rare colour by name': ['web/src/ui/e.css', '.a {\n  color: Crimson;\n}', /tokens\.css/],
  'a colour in a gradient': [
    'web/src/ui/f.css',
    '.a {\n  background: linear-gradient(#fff, var(--text));\n}',
    /tokens\.css/,
  ],
  'a colour as a fallback': ['web/src/ui/g.css', '.a {\n  color: var(--text, #333);\n}', /tokens\.css/],
  'the type any': ['web/src/features/a/any.ts', 'export const a = (b: any) => b;', /any/],
  '@ts-ignore': ['web/src/features/a/ignore.ts', "// @ts-ignore\nexport const a: number = '';", /@ts-expect-error/],
  "a browser test without the project's fixtures": [
    'web/e2e/bare.spec.ts',
    "import { expect, test } from '@playwright/test';\ntest('opens', async ({ page }) => {\n  await expect(page).toHaveTitle('a');\n});",
    /support\/test\.ts/,
  ],
  'a test that runs alone': [
    'web/src/lib/only.test.ts',
    "test.only('adds', () => {\n  expect(1 + 1).toBe(2);\n});",
    /Don't focus the test/,
  ],
  'a test that is skipped': [
    'sdk/test/skip.test.ts',
    "test.skip('adds', () => {\n  expect(1 + 1).toBe(2);\n});",
    /Don't disable tests/,
  ],
};

/** Code that looks alike and is right. */
export const allowed: Record<string, string> = {
  'web/src/features/routes/Redirect.ts': "import { Redirect } from 'wouter';\nexport const imported = Redirect;",
  'web/src/ui/WouterLink.ts': "import { Link } from 'wouter';\nexport const imported = Link;",
  'web/src/platform/read.ts': "export const load = () => fetch('/', { cache: 'no-store' });",
  'web/src/features/ok/A.tsx': `
export const A = ({ phone, name }: { phone: string; name: string }) => (
  <p title={t\`Name\`}>
    <Trans context="camp">
      Begins <b>here</b>
    </Trans>
    <Trans context="way to begin">Photo</Trans>
    · {name} {phone ? '—' : ''} <a href={\`tel:\${phone}\`}>{phone}</a>
  </p>
);`,
  'web/src/features/ok/a.ts':
    'export const useA = (q: Q) => { const [open] = useState(false); return open && q.data; };',
  'web/src/features/ok/B.tsx': `
export const B = ({ on, link, tone }: { on: boolean; link: string; tone: string }) => (
  <a className="visually-hidden" href={link} title={on ? t\`On\` : tone} onClick={() => track('Order')}>
    <Plural value={2} one="One order" other="# orders" />
    <Star fill={on ? 'currentColor' : 'none'} style={{ left: '10%', background: 'none' }} />
    {\`\${tone} / \${link}\`} <i aria-label={\`\${t\`Score \${tone} of 100\`}. \${link}\`} /> {tone === 'plain' && <b>·</b>}
  </a>
);`,
  'web/src/features/ok/useRange.ts': `
export const useRange = () => useQuery(queries.reports.list({ from, to, pageNum: 1, pageSize: 31 }));
export const isRefused = (error: Failure) => error.message.length > 0 && error.code === 'REFUSED';
export const wait = (delay: number) => setTimeout(shown, delay) && setTimeout(shown, 0) && setInterval(shown, 250);
export const shown = (texts: string[]) => texts.slice(0, 9).map((text) => text.slice(0, 20));`,
  'web/src/lib/time/ok.ts': 'export const at = (moment: number): string => new Date(moment).toISOString();',
  'web/src/features/ok/days.ts': `
export const later = (date: Date, birthDate: string): boolean => date instanceof Date && date.getTime() > 0;
export const kept = new Map<string, Date>();
export const label = (day: { getDateLabel(): string; Date: string }) => day.getDateLabel() + day.Date;`,
  'web/src/features/ok/b.ts': `
import type { Order } from '@health-app/sdk';
import type { LucideIcon } from 'lucide-react';
import Heart from 'lucide-react/icons/heart';
export const icons: Record<string, LucideIcon> = { heart: Heart };
export const label = msg({ message: 'Share', context: 'title' });
export const address = (order: Order) => new URL(pathTo('/'), location.href).href + order.orderId;
export const goBack = () => history.pushState({ ...history.state, step: 1 }, '');
export const rounded = (value: number) => Number(value.toFixed(2));
export const tags = 'label button select textarea';
export const print = () => window.print();
export const useLast = () => { const last = useRef<string>(null); last.current = 'a'; return last; };`,
  'web/e2e/ok.spec.ts': `
import type { Page } from '@playwright/test';
test('the home is accessible', async ({ page }) => {
  await expectAccessible(page);
});
test('the home has a title', async ({ page }) => {
  await expect
    .poll(() => page.title(), { timeout: 9 })
    .toBe('a');
});`,
  'web/src/ui/tokens.css': ':root {\n  --text: #15201a;\n}',
  'web/src/ui/d.css': '.a {\n  color: var(--text);\n  background: color-mix(in srgb, var(--text) 50%, transparent);\n}',
};
