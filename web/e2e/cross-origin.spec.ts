/** The app and its API on two origins, as in production: the browser asks the server which headers it may send. */
import { expect, test } from './support/test.ts';

// The build permits only calls to its own origin.
test.use({ ownContext: true, bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript((mock) => {
    const own = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname, search } = new URL(request.url);
      if (origin !== location.origin || !pathname.startsWith('/api/')) return own(request);
      const { method, headers, signal } = request;
      // A stream as a body would need HTTP/2.
      const body = method === 'GET' ? null : await request.text();
      return own(mock + pathname.slice('/api'.length) + search, { method, headers, signal, body });
    };
  }, process.env.MOCK_URL);
});

test('the app sends only headers that the description permits to other origins', async ({ page, open }) => {
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${process.env.MOCK_URL}/food/order/list`)) calls.push(request.headers());
  });
  await open('/food-app/product/order/list');
  await expect(page.locator('a[href$="orderId=order-3015"]').first()).toBeVisible();
  expect(calls).toContainEqual(expect.objectContaining({ usertoken: expect.any(String) }));
});

test('the browser stops a call with any other header', async ({ page, open, expectErrors }) => {
  expectErrors(/blocked by CORS policy|net::ERR_FAILED/);
  await open('/food-app/product/order/list');
  const send = (headers: Record<string, string>) =>
    page.evaluate(
      (sent) =>
        fetch('/api/scheme/view/purine-index/list', { headers: { appVersion: '5.2.0', source: 'iOS', ...sent } }).then(
          ({ status }) => status,
          (error: Error) => error.name,
        ),
      headers,
    );
  expect(await send({ 'x-request-id': 'request-1' })).toBe(200);
  expect(await send({ 'x-trace': 'request-1' })).toBe('TypeError');
});
