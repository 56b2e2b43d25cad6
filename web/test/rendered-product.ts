/** Renders the screens of a product for a person of a mock, without a browser, until no request is left. */
import type { CareProfile, User } from '@health-app/sdk';
import type { QueryObserverOptions } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { RouterProps } from 'wouter';
import { today } from '#lib/time/local-clock.ts';
import { firstQueriesOf, showsCare } from '#products/first-queries-of.ts';
import type { ScreenRoute } from '#products/route.ts';
import { stubPage } from '#products/testing.ts';
import { showBothLanguages, showChinese } from './bilingual.ts';
import { withoutMarks } from './facts.ts';

/** The most renderings of a screen: each may request what the one before has shown a need for. */
const mostRenderings = 200;

/** What a person sees at an address. */
export interface Seen {
  /** The texts and labels, one block a line, in both languages. */
  text: string;
  /** Addresses of its links to this product, each once. */
  links: string[];
  /** The page, with the marks of its facts. */
  html: string;
  /** Whether the screen has requested anything. */
  asks: boolean;
  /** The reads that waited for another one, although their input is in no reply: an operation with its input. */
  late: string[];
}

/**
 * Loads a product, as its page does.
 * @param home address of its home
 * @param callMock receives the calls of the app
 */
export async function renderProduct(product: 'general' | 'ai' | 'food', home: string, callMock: typeof fetch) {
  vi.resetModules();
  stubPage(home);
  vi.stubGlobal('fetch', callMock);
  const { loadRoutes } = await import('#products/index.ts');
  const [routes, client, { queryClient }, first, row, wouter, query, lingui, reactLingui, formats, care, directory] =
    await Promise.all([
      loadRoutes(product),
      import('#platform/client.ts'),
      import('../src/platform/client/query-client.ts'),
      import('#platform/query/first-queries.ts'),
      import('#platform/query/useFirstQuery.ts'),
      import('wouter'),
      import('@tanstack/react-query'),
      import('@lingui/core'),
      import('@lingui/react'),
      import('#lib/format/format.ts'),
      import('#shell/WithCare.tsx'),
      import('#platform/routing/home-directory.ts'),
    ]);
  const { health } = client;
  showBothLanguages(lingui.i18n, formats.formatIn('en'));
  /** Shows the texts from now on in both languages at once, or in Chinese with its formats. */
  const speak = (language: 'both' | 'zh-CN'): void =>
    language === 'both' ? lingui.i18n.activate('en') : showChinese(lingui.i18n);
  const components = new Map<string, ComponentType>(
    await Promise.all(routes.map(async (route) => [route.path, await route.load()] as const)),
  );
  await health.session.ready;

  /** The number of queries of the last rendering. */
  let read = 0;

  /** Renders once; adds the queries without data to `missing`. */
  function render(route: ScreenRoute, address: URL, missing: Map<string, QueryObserverOptions>, waits = true): string {
    const { getOptimisticResult } = query.QueryObserver.prototype;
    const observe = vi.spyOn(query.QueryObserver.prototype, 'getOptimisticResult');
    observe.mockImplementation(function (this: InstanceType<typeof query.QueryObserver>, options) {
      const result = getOptimisticResult.call(this, options);
      read += 1;
      if (result.isPending && options.enabled !== false) missing.set(options.queryHash, options);
      return result;
    });
    const Screen = components.get(route.path) as ComponentType;
    const Part = showsCare(route.feature) ? care.WithCare : ({ children }: { children: ReactNode }) => children;
    const content = createElement(Part, null, createElement(Screen));
    const html = renderToString(
      createElement(
        query.QueryClientProvider,
        { client: queryClient },
        createElement(
          wouter.Router as ComponentType<Partial<RouterProps>>,
          { ssrPath: address.pathname, ssrSearch: address.search.slice(1) },
          createElement(
            reactLingui.I18nProvider,
            { i18n: lingui.i18n },
            createElement(
              row.ScreenRowContext,
              { value: route },
              createElement(
                directory.DirectoryContext,
                { value: routes },
                waits ? createElement(Suspense, null, content) : content,
              ),
            ),
          ),
        ),
      ),
    );
    observe.mockRestore();
    return html;
  }

  /** Whether the start of the page could have requested it, since its input is in no reply so far, but has not. */
  function isLate({ queryKey, queryHash }: QueryObserverOptions, route: ScreenRoute, { pathname, searchParams }: URL) {
    const page = { path: pathname, search: searchParams, today: today() };
    const started = firstQueriesOf(route, product).filter((one) => first.isRead(one, page, health.session.user));
    if (started.some((one) => query.hashKey(first.firstQuery(one, client, page)?.queryKey ?? []) === queryHash))
      return false;
    const replies = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    const given = [...searchParams.values(), page.today];
    return Object.values((queryKey?.[4] ?? {}) as object).every(
      (value) => given.includes(value) || !replies.includes(JSON.stringify(value)),
    );
  }

  async function load(options: QueryObserverOptions): Promise<void> {
    const kept = { ...options, gcTime: Number.POSITIVE_INFINITY } as never;
    const read = 'getNextPageParam' in options ? queryClient.fetchInfiniteQuery(kept) : queryClient.fetchQuery(kept);
    // The screen shows the failure.
    await read.catch(() => {});
  }

  /** @throws {Error} if the screen is not complete after many renderings */
  async function see(route: ScreenRoute, to: string): Promise<Seen> {
    stubPage(to);
    vi.stubGlobal('fetch', callMock);
    const address = new URL(location.href);
    const asked = new Set<string>();
    const late: string[] = [];
    let asks = false;
    for (let rendering = 0; rendering < mostRenderings; rendering += 1) {
      const missing = new Map<string, QueryObserverOptions>();
      read = 0;
      const html = render(route, address, missing);
      asks ||= read > 0;
      const open = [...missing].filter(([hash]) => !asked.has(hash));
      const waits = html.includes('<!--$?-->') || html.includes('<!--$!-->');
      if (open.length === 0 && !waits) {
        const plain = withoutMarks(html);
        return { text: readableText(plain), links: linksIn(plain), html, asks, late };
      }
      if (asked.size > 0)
        late.push(
          ...open
            .map(([, options]) => options)
            .filter((options) => isLate(options, route, address))
            .map(nameOf),
        );
      for (const [hash] of open) asked.add(hash);
      await Promise.all(open.map(([, options]) => load(options)));
      // A part of the screen loads on its first rendering.
      if (waits) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    // Throws the error that the boundary has caught, if there is one.
    render(route, address, new Map(), false);
    throw new Error(`${to} is not complete after ${mostRenderings} renderings`);
  }

  function enter(user: User): void {
    health.session.set(user);
    queryClient.clear();
  }

  /** The care profile that the last person's replies carry. */
  const careOf = async (): Promise<CareProfile | undefined> =>
    (await health.user.accountInformation({ silent: true })).care;

  return {
    routes,
    speak,
    enter,
    see,
    careOf,
    showsCare,
  };
}

const nameOf = ({ queryKey = [] }: QueryObserverOptions): string =>
  `${queryKey[2]}.${queryKey[3]} ${JSON.stringify(queryKey[4] ?? null)}`;

const inline = /<\/?(?:span|b|strong|em|i|bdi|small|sub|sup|a|time|abbr|wbr|mark)\b[^<>]*>/g;

const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'))),
];

/** The visible texts and the labels, one block a line. */
function readableText(html: string): string {
  const labels = [...html.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]+)"/g)].map(([, label]) => label);
  const blocks = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, '')
    .replace(inline, '')
    .replace(/<[^<>]*>/g, '\n');
  return [blocks, ...labels]
    .join('\n')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[\u2068\u2069]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
