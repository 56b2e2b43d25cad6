import { describe, expect, it } from 'vitest';
import type { Document } from '../../mocks/contract/operations.ts';
import { bundle } from '../../mocks/contract/test/server.ts';
import { annotated } from '../docs/annotate.ts';
import { offline } from '../docs/offline.ts';
import type { CodeSample } from '../docs/samples.ts';

it('the policy prevents the reference page from loading resources', () => {
  const html = '<html><head><title>x</title></head><img src="https://cdn.redoc.ly/redoc/logo-mini-full.svg"></html>';
  const page = offline(html);
  expect(page).not.toContain('https:');
  expect(page).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
  expect(() => offline('<html></html>')).toThrow('<head>');
});

describe('an operation of the reference', () => {
  const described: Document = annotated(bundle);
  const find = (id: string) => {
    const operations = Object.values(described.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    const found = operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const badges = (id: string) =>
    [...find(id).description.matchAll(/<span class="badge"[^>]*>([^<]*)</g)].map(([, name]) => name);
  const sample = (id: string, label = 'SDK') => {
    const { 'x-codeSamples': samples = [] } = find(id) as { 'x-codeSamples'?: CodeSample[] };
    return samples.find((one) => one.label === label)?.source;
  };

  it('an operation of the reference shows its behaviour', () => {
    const shown = badges('orders.list').filter((badge) => !badge?.endsWith('observed'));
    expect(shown).toEqual(['read', 'token', 'personal', 'paged', 'spec']);
    expect(badges('statistic.pushFood')).toEqual(expect.arrayContaining(['command', 'variant of statistic.push']));
    expect(badges('mealPlan.status')).toContain('silent');
    expect(badges('user.saveInformation')).toContainEqual(expect.stringMatching(/^makes stale: user, .*analysis/));
    expect(badges('lookup.purineIndexList')).toContain('no token');
  });

  it('an operation of the reference lists each failure code with its condition', () => {
    const { description } = find('orders.submitRefundApply');
    expect(description).toMatch(/^\| `AMOUNT_CHANGED` \| \S.*\|$/m);
    expect(description).toMatch(/^\| `NO_PICTURE` \| \S.*\|$/m);
  });

  it('an operation of the reference shows its call by the SDK', () => {
    expect(sample('orders.detail')).toMatch(
      /^const data = await health\.orders\.detail\(\{\n {2}orderId: 'order-3015'\n\}\);$/m,
    );
    expect(sample('orders.detail')).toContain('useQuery(queries.orders.detail({');
    expect(sample('medication.delete')).toContain('useMutation(mutations.medication.delete());\nmutate({');
    expect(sample('mirror.list')).toContain('const pages = useInfiniteQuery(infiniteQueries.mirror.list());');
    expect(sample('aiFood.userSummaryFood')).toMatch(
      /^\/\/ .*app: 'food'.*\nconst data = await health\.aiFood\.userSummary\(/,
    );
  });

  it('an operation of the reference shows its call by fetch and curl, which send the same request as the SDK', async () => {
    const cancel = '{"orderId":"order-3015","reason":"changedMind"}';
    const sent: [url: string, init: RequestInit][] = [];
    const fetch = async (...call: [string, RequestInit]) => {
      sent.push(call);
      return Response.json({ success: true, data: null });
    };
    const run = async (id: string) => {
      // oxlint-disable-next-line typescript/no-implied-eval -- runs the sample of the page
      await new Function('fetch', `return (async () => {${sample(id, 'fetch')}})()`)(fetch);
      return sent.at(-1);
    };
    const token = { userToken: 'token-of-the-user' };
    const common = { 'content-type': 'application/json', appVersion: '5.2.0', source: 'iOS' };
    expect(await run('orders.cancel')).toEqual([
      'https://food.health-app.example/food/order/orderCancel',
      { method: 'POST', headers: { ...common, ...token }, body: cancel, redirect: 'manual' },
    ]);
    expect(await run('lookup.glycemicIndexList')).toEqual([
      expect.stringMatching(
        /^https:\/\/api\.health-app\.example\/scheme\/view\/glycemic-index\/list\?keyword=%E8%B1%86/,
      ),
      { method: 'GET', headers: common, redirect: 'manual' },
    ]);
    expect(sample('orders.cancel', 'curl')).toBe(
      [
        "curl --request POST 'https://food.health-app.example/food/order/orderCancel' \\",
        "  --header 'content-type: application/json' \\",
        "  --header 'appVersion: 5.2.0' \\",
        "  --header 'source: iOS' \\",
        "  --header 'userToken: token-of-the-user' \\",
        `  --data '${cancel}'`,
      ].join('\n'),
    );
  });

  it('an operation of the reference has three samples that are valid programs, whatever the operation', () => {
    const all = Object.values(described.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    expect(all.length).toBeGreaterThan(140);
    for (const { operationId } of all) {
      const [sdk, request, curl] = ['SDK', 'fetch', 'curl'].map((label) => sample(operationId, label) ?? '');
      expect(sdk, operationId).toContain('await health.');
      // oxlint-disable-next-line typescript/no-implied-eval -- only compiles the sample of the page
      expect(() => new Function(`async () => {${request}}`), operationId).not.toThrow();
      expect(curl, operationId).toMatch(/^curl (--request POST )?'https:[^']*'/);
    }
  });

  it('an operation of the reference keeps its description, and the bundle is unchanged', () => {
    expect(find('orders.detail').description).toContain('\n\n');
    expect(JSON.stringify(bundle)).not.toContain('class=\\"badge\\"');
  });
});
