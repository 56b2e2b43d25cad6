import { createHash } from 'node:crypto';
import { hidePage } from './support/hide-page.ts';
import { expect, test } from './support/test.ts';

test('page views carry no personal data', async ({ page, open }) => {
  const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
  await open('/sugar-control');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hidePage(page);
  const { ct, tid, data } = (await push).postDataJSON();
  expect(ct).toBe('h5');
  expect(tid).toMatch(/^[0-9a-f]{32}$/);
  const vitals: { extras: object }[] = data.splice(1);
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ev: 'page.view',
      ori: '/sugar-control',
      t: expect.any(Number),
      extras: { page: 'sugar-control' },
    },
  ]);
  for (const vital of vitals) {
    expect(vital).toMatchObject({ ev: 'page.vital', ori: '/sugar-control' });
    // The page name is missing here, because the tests' fixed time also stops the marks of page views.
    expect(Object.keys(vital.extras)).toEqual(['vital', 'value', 'rating', 'navigationType', 'id']);
  }
});

for (const path of [
  '/product/weight',
  '/product/blood-sugar',
  '/sleep-product',
  '/product/detail?goodsId=goods-1003',
]) {
  test(`${path} asks for no value of the person, and its event names only the page`, async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
    await open(path);
    await expect(page.getByText(/¥/).first()).toBeVisible();
    expect(asked.filter((url) => /health-data\/(detail|remind)|content\/list/.test(url))).toEqual([]);
    await hidePage(page);
    const { data } = (await push).postDataJSON();
    expect(data[0]).toMatchObject({ ev: 'page.view', extras: { page: expect.stringMatching(/product/) } });
    expect(Object.keys(data[0].extras)).toEqual(['page']);
  });
}

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
