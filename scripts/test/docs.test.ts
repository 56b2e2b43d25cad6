import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ledgerOf } from '../../mocks/contract/learn/ledger.ts';
import { bundle } from '../../mocks/contract/test/server.ts';
import { GUIDES, misplacedFiles } from '../docs/guides.ts';
import { type Entry, find } from '../docs/page/search.ts';
import { siteOf } from '../docs/site.ts';

let site: Map<string, string | Uint8Array>;
const page = (path: string): string => Buffer.from(site.get(path) ?? '').toString();
beforeAll(async () => {
  site = await siteOf(bundle);
}, 300_000);

/** The links of a page that lead to no page, or to no place of a page. */
function deadLinks(pages: Map<string, string | Uint8Array>): string[] {
  const anchors = new Map<string, Set<string>>();
  return [...pages].flatMap(([path, content]) => {
    if (!path.endsWith('.html')) return [];
    const links = [...String(content).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href = '']) => href);
    return [...new Set(links)].flatMap((href) => {
      if (/^(?:https?|data):/.test(href)) return [];
      const [file = '', anchor] = href.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      const known =
        anchors.get(target) ??
        new Set([...String(pages.get(target)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? ''));
      anchors.set(target, known);
      // An address may name an example behind the call: `#orders.cancel/failPaid`.
      const isDead = !pages.has(target) || (anchor !== undefined && !known.has(anchor.split('/')[0] ?? ''));
      return isDead ? [`${path}: ${href}`] : [];
    });
  });
}

it('every link of the site leads to a page and to a place of it', () => {
  expect(deadLinks(site)).toEqual([]);
  expect(deadLinks(new Map([['a/b.html', '<a href="../c.html"></a><a href="#d"></a><i id="e"></i>']]))).toEqual([
    'a/b.html: ../c.html',
    'a/b.html: #d',
  ]);
});

it('every file of the guides is in exactly one page', () => {
  expect(misplacedFiles()).toEqual([]);
  const [first, ...rest] = GUIDES;
  expect(misplacedFiles(rest)).toContain('sdk/guides/use-the-sdk.md');
  expect(misplacedFiles([...GUIDES, ...(first ? [first] : [])])).toContain('sdk/README.md');
});

it('a guide is the text of its files, without their titles and lists of guides', () => {
  const guide = page('guides/use-the-sdk.html');
  expect(guide.match(/<h1/g)).toHaveLength(1);
  expect(guide).toContain('id="ten-lines"');
  expect(guide).toContain('id="go-through-all-pages"');
  expect(guide).not.toContain('id="guides"');
});

it('a group has a name for people, and each of its calls shows its behaviour, samples and failures', () => {
  const orders = page('reference/orders.html');
  expect(page('index.html')).toContain('<a href="reference/aiFood.html">AI food</a>');
  const [, cancel = ''] = /<section class="operation" id="orders\.cancel"([\s\S]*?)<\/section>/.exec(orders) ?? [];
  expect([...cancel.matchAll(/role="tab"[^>]*>(\w+)</g)].map(([, label]) => label)).toEqual([
    'SDK',
    'fetch',
    'curl',
    'React',
    'Swift',
    'Kotlin',
  ]);
  expect(cancel).toMatch(/<li title="[^"]+">command<\/li>/);
  expect(cancel).toContain('<a href="#orders.cancel/failPaid"><code>PAID</code></a>');
  expect(cancel).toMatch(/<a href="failures\.html#GONE">\d+ calls</);
});

it('a failure code leads to its examples, and to the stories in which it happens', () => {
  const [, code = ''] =
    /<section aria-labelledby="ALREADY_INVITED"([\s\S]*?)<\/section>/.exec(page('reference/failures.html')) ?? [];
  expect(code).toContain('href="family.html#family.saveRelationshipByPhoneNumber/failAlreadyInvited"');
  expect(code).toMatch(/<a href="stories\.html#[\w-]+">/);
});

it('the page of assumptions counts each call and each property of its data once', () => {
  const ledger = ledgerOf(bundle);
  const [, all = ''] = /<td>All<\/td>([\s\S]*?)<\/tr>/.exec(page('guides/assumptions.html')) ?? [];
  const [calls, ...properties] = [...all.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(calls).toBe(`${ledger.filter(({ origin }) => origin !== 'assumed').length} of 141`);
  const counted = ledger.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  expect(properties.reduce((sum, cell) => sum + Number(cell), 0)).toBe(counted);
});

it('a story shows its persons, calls and criteria, and each of its calls leads to it', () => {
  const [, story = ''] =
    /<section class="story" id="partner-invitation-ends"([\s\S]*?)<\/section>/.exec(page('reference/stories.html')) ??
    [];
  expect(story).toContain('<b>decline</b> <a href="partner.html#partner.answerInvitedMessage">');
  expect(story).toContain(
    '<span class="note">by me, 1 hour later</span><code>data/status == &#x27;expired&#x27;</code>',
  );
  const [, cancel = ''] =
    /<section class="operation" id="partner\.cancelInvite"([\s\S]*?)<\/section>/.exec(page('reference/partner.html')) ??
    [];
  expect(cancel).toContain('<a href="stories.html#partner-invitation-ends">');
  expect(cancel).not.toContain('stories.html#partners-by-code');
});

it('a page loads nothing from another host', () => {
  const scripts = [...site].flatMap(([path, content]) =>
    path.endsWith('.html')
      ? [...String(content).matchAll(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)="(https?:[^"]*)"/g)].map(
          ([, address]) => `${path}: ${address}`,
        )
      : [],
  );
  expect(scripts).toEqual([]);
});

it('the search prefers a title to a field, and finds only entries with all words', () => {
  const entries: Entry[] = JSON.parse(page('search.json'));
  expect(find(entries, 'cancel order')[0]).toMatchObject({ about: 'orders.cancel' });
  expect(find(entries, 'GONE')[0]).toMatchObject({ address: 'reference/failures.html#GONE' });
  expect(find(entries, 'getSlimmingPartnerQrCode')[0]).toMatchObject({ about: 'partner.qrCode' });
  expect(find(entries, 'refund qwertz')).toEqual([]);
  expect(find(entries, ' ')).toEqual([]);
});

it('the search finds the rules, the options, the codes of every call and the symbols of the guides', () => {
  const entries: Entry[] = JSON.parse(page('search.json'));
  const found = (query: string) => find(entries, query)[0]?.address;
  expect(found('CORS')).toBeDefined();
  expect(found('KEY_REUSED')).toBe('reference/failures.html#every-call');
  expect(found('600')).toBe('reference/failures.html#every-call');
  const words = ['Retry-After', '429', 'x-time-zone', 'appVersion', 'retryCommands', 'createStorage', 'startMock'];
  expect([...words, 'WKWebView', 'domStorageEnabled', 'openapi.json'].filter((word) => !found(word))).toEqual([]);
  expect(page('reference/index.html')).toContain('id="zones"');
  expect(found('careProfile')).toBe('sdk/safety.html#careProfile');
});

it('the SDK has a page for each entry, with the signature and the documentation of each symbol', () => {
  const safety = page('sdk/safety.html');
  const [, target = ''] = /<section aria-labelledby="energyTarget">([\s\S]*?)<\/section>/.exec(safety) ?? [];
  expect(target).toContain('The energy target of an adult by Mifflin–St Jeor.');
  expect(target.replace(/<[^>]+>/g, '')).toContain('function energyTarget(');
  const exported = JSON.parse(readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8')).exports;
  const entries = Object.keys(exported).filter((name) => !name.endsWith('.json'));
  expect([...site.keys()].filter((path) => path.startsWith('sdk/'))).toHaveLength(entries.length);
});

it('the files for other languages are on the site', () => {
  const guide = page('guides/build-a-native-host.html');
  expect(guide).toContain('<a href="../native/HealthBridgeHost.swift">');
  expect(guide).toContain('<a href="../native/index.html#golden">');
  expect(page('native/HealthBridgeHost.kt')).toContain('package app.health.bridge');
  expect(page('vectors/index.html')).toContain('<a href="energy-target.json">');
  expect(JSON.parse(Buffer.from(site.get('openapi.json') ?? '').toString())).toHaveProperty('openapi', '3.1.0');
});
