import { describe, expect, it } from 'vitest';
import type { Document } from '../contract/operations.ts';
import { annotated } from '../docs/annotate.ts';
import { offline } from '../docs/offline.ts';
import { bundle } from './contract-server.ts';

it('prevents the reference page from loading resources', () => {
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
  const sample = (id: string) => /```ts\n(.*?)\n```/s.exec(find(id).description)?.[1];

  it('shows its behaviour', () => {
    expect(badges('orders.list')).toEqual(['read', 'token', 'paged', 'spec']);
    expect(badges('statistic.pushFood')).toEqual(expect.arrayContaining(['command', 'variant of statistic.push']));
    expect(badges('mealPlan.status')).toContain('silent');
    expect(badges('user.saveInformation')).toContainEqual(expect.stringMatching(/^makes stale: user, .*analysis/));
    expect(badges('lookup.purineIndexList')).toContain('no token');
  });

  it('lists each failure code with its condition', () => {
    const { description } = find('orders.submitRefundApply');
    expect(description).toMatch(/^\| `AMOUNT_CHANGED` \| \S.*\|$/m);
    expect(description).toMatch(/^\| `NO_PICTURE` \| \S.*\|$/m);
  });

  it('shows its call by the SDK', () => {
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

  it('keeps its description, and the bundle is unchanged', () => {
    expect(find('orders.detail').description).toContain('\n\n');
    expect(JSON.stringify(bundle)).not.toContain('class=\\"badge\\"');
  });
});
