import type { CDPSession, Page } from '@playwright/test';

/** A call that waits for one of its methods. */
export interface InterceptedCall {
  /** The address and the headers that the page sends. */
  request: { url: string; headers: Record<string, string> };
  /** Sends the call to the server. @param headers beside the page's own */
  proceed: (headers?: Record<string, string>) => Promise<void>;
  /** Replies instead of the server. */
  reply: (status: number, body: object) => Promise<void>;
  /** Fails as without a server. */
  refuseConnection: () => Promise<void>;
}

/**
 * Intercepts the calls of an API path. `page.route` would pause every request of the page and turn its cache off, which is a
 * fifth of what a page costs.
 * @param path such as `/scheme/view/purine-index/list`
 * @returns a function that stops it
 */
export async function interceptCall(
  page: Page,
  path: string,
  handle: (call: InterceptedCall) => Promise<void>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // The pattern also finds longer paths.
    const isCall = new URL(request.url).pathname === `/api${path}`;
    const send = (method: Answer, parameters: object) =>
      unlessCancelled(session.send(method, { requestId, ...parameters }));
    const call: InterceptedCall = {
      request,
      proceed: (headers) =>
        send('Fetch.continueRequest', headers ? { headers: entries({ ...request.headers, ...headers }) } : {}),
      reply: (responseCode, body) =>
        send('Fetch.fulfillRequest', {
          responseCode,
          responseHeaders: entries({ 'content-type': 'application/json' }),
          body: Buffer.from(JSON.stringify(body)).toString('base64'),
        }),
      refuseConnection: () => send('Fetch.failRequest', { errorReason: 'ConnectionRefused' }),
    };
    void (isCall ? handle(call) : call.proceed());
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*/api${path}*` }] });
  // The browser continues the calls that still wait.
  return () => unlessCancelled(session.detach());
}

/** Removes the server's time from the replies to a page. */
export async function hideServerTime(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders }) => {
    const rest = responseHeaders?.filter(({ name }) => name.toLowerCase() !== 'date');
    const changed = responseStatusCode && rest ? { responseCode: responseStatusCode, responseHeaders: rest } : {};
    void unlessCancelled(session.send('Fetch.continueResponse', { requestId, ...changed }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] });
}

type Answer = Extract<Parameters<CDPSession['send']>[0], `Fetch.${string}Request`>;

const entries = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

/** The page may cancel a call, or close, while the call waits. */
async function unlessCancelled(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!/Invalid InterceptionId|has been closed|Session closed|Target closed/.test(String(error))) throw error;
  }
}
