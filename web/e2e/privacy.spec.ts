import { expect, test } from './support/test.ts';

test('page views carry no personal data', async ({ page, open }) => {
  const push = page.waitForRequest((request) => request.url().endsWith('/statistic/event/push'));
  await open('/sugar-control');
  const { ct, tid, data } = (await push).postDataJSON();
  expect(ct).toBe('h5');
  expect(tid).toMatch(/^[0-9a-f]{32}$/);
  expect(data).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ev: 'page.view',
      ori: '/sugar-control',
      t: expect.any(Number),
      extras: { page: 'sugar-control' },
    },
  ]);
});

test('the security policy allows no foreign source', async ({ page, open }) => {
  await open('/404');
  const reply = await page.request.get(page.url());
  const headers = reply.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*(?!\.qq\.com)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(await reply.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<style|\sstyle=/);
});
