import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hidePage } from './support/hide-page.ts';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';
import { goOn, watchScreen } from './support/tour.ts';

/** Waits until the analytics have loaded and queued the first page view, because only then a hidden page sends it. */
const untilCollected = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('page.view');

test('page views carry no personal data', async ({ page, open }) => {
  const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
  await open('/sugar-control');
  await untilCollected(page);
  await hidePage(page);
  const { ct, tid, data } = (await push).postDataJSON();
  expect(ct).toBe('h5');
  expect(tid).toMatch(/^[0-9a-f]{32}$/);
  const vitals: { extras: object }[] = data.splice(1);
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ev: 'page.view',
      ori: 'sugar-control',
      t: expect.any(Number),
      extras: { page: 'sugar-control' },
    },
  ]);
  for (const vital of vitals) {
    expect(vital).toMatchObject({ ev: 'page.vital', ori: 'sugar-control' });
    // The page name is missing here, because the tests' fixed time also stops the marks of page views.
    expect(Object.keys(vital.extras)).toEqual(['vital', 'value', 'rating', 'navigationType', 'id']);
  }
});

test('the address of a shared search is in no event', async ({ page, open }) => {
  const pushes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/statistic/event/push')) pushes.push(request.postData() ?? '');
  });
  const token = Buffer.from(JSON.stringify({ v: 1, k: '糖尿病能吃的面条' })).toString('base64url');
  await open(`/sugar-control/${token}`);
  await untilCollected(page);
  await hidePage(page);
  await expect.poll(() => pushes.length).toBeGreaterThan(0);
  expect(JSON.parse(pushes[0] ?? '').data[0]).toMatchObject({ ori: 'sugar-control.shared' });
  expect(pushes.join()).not.toContain(token);
});

test('the screens of goods ask for no value of the person, and their events name only the page', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
  const untilComplete = watchScreen(page, t('Loading'));
  const [first, ...others] = [
    '/product/weight',
    '/product/blood-sugar',
    '/sleep-product',
    '/product/detail?goodsId=goods-1003',
  ] as const;
  await open(first);
  await untilComplete();
  for (const path of others) {
    await expect(page.getByText(/¥/).first()).toBeVisible();
    await goOn(page, path);
    await untilComplete();
  }
  await expect(page.getByText(/¥/).first()).toBeVisible();
  expect(asked.filter((url) => /health-data\/(detail|remind)|content\/list/.test(url))).toEqual([]);
  await untilCollected(page);
  await hidePage(page);
  const { data } = (await push).postDataJSON();
  const views = data.filter(({ ev }: { ev: string }) => ev === 'page.view');
  expect(views).toHaveLength(4);
  for (const { extras } of views) expect(extras).toEqual({ page: expect.stringMatching(/product/) });
});

test('the security policy allows no foreign source', async ({ page, open }) => {
  await open('/404');
  const reply = await page.request.get(page.url());
  const headers = reply.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.qq\.com)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  // The policy allows each inline script and style by its hash.
  const document = await reply.text();
  const inline = [...document.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text);
  expect(inline).toHaveLength(2);
  for (const text of inline) {
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(text).digest('base64'));
  }
  expect(document).not.toMatch(/<script(?!>|[^>]*\s(src|type="application\/json")[=>])|\son\w+="|<style(?!>)|\sstyle=/);
});
