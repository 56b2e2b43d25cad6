/* Inlined into the page: sends the first requests of the screen, so that their replies arrive beside the code that shows
   them. The build derives them from the rows of the products' tables (`web/early-requests.ts`). */
import { createStorage } from '@health-app/sdk';
import { readStoredUser } from '@health-app/sdk/session';
import { deviceTimeZone } from '#lib/format/time-zone.ts';
import { releaseFiles } from '#lib/loading/release-files.ts';
import { today } from '#lib/time/local-clock.ts';
import type { EarlyRequest } from '#platform/client/early-reply.ts';
import { guestOf } from '#platform/device/guest.ts';
import { firstInput, isRead } from '#platform/query/first-queries.ts';
import type { Product } from '#platform/routing/product.ts';
import { type Access, missingRequirement } from '#platform/routing/requirement.ts';

/**
 * Sends the requests of a screen for the person whom the browser has stored.
 * @param path pattern of the screen
 */
export function sendEarlyRequests(product: Product, path: string): void {
  const { environment, hosts, headers, operations, screens } = releaseFiles.requests;
  const [access, ...rows] = screens[product]?.[path] ?? ['anyone'];
  const user =
    readStoredUser({
      storage: createStorage(environment),
      userStorage: createStorage(environment, () => sessionStorage),
    }) ?? guestOf(environment);
  if (missingRequirement(access as Access, user)) return;
  const zone = deviceTimeZone();
  const person = { ...(user.userToken && { userToken: user.userToken }), ...(zone && { 'x-time-zone': zone }) };
  const address = { path, search: new URLSearchParams(location.search), today: today() };
  const sent = new Map<string, EarlyRequest>();
  for (const [operation, sources, options = {}] of rows) {
    const input = firstInput({ ...sources, ...(options.pages && { pageNum: 1 }) }, address);
    if (!input || !isRead(['', sources, options], address, user)) continue;
    const [method = '', path] = operations[operation]?.split(' ') ?? [];
    const pairs = Object.entries(input).map((pair) => pair.map(encodeURIComponent).join('='));
    const query = method === 'GET' && pairs.length > 0 ? `?${pairs.join('&')}` : '';
    const body = method === 'GET' ? undefined : JSON.stringify(input);
    const init = { method, body, headers: { ...headers, ...person } };
    const url = `${hosts[product]}${path}${query}`;
    // Two rows may differ only in their options.
    const name = `${url} ${body}`;
    if (!sent.has(name)) sent.set(name, send(url, init));
  }
  globalThis.earlyRequests = [...sent.values()];
}

function send(url: string, init: { method: string; body: string | undefined; headers: HeadersInit }): EarlyRequest {
  const controller = new AbortController();
  // As in the SDK: a redirect could send the token elsewhere.
  const request = new Request(url, { ...init, body: init.body ?? null, redirect: 'manual', signal: controller.signal });
  const reply = fetch(request);
  // The client reports a failure when it takes the reply over.
  reply.catch(() => {});
  return { request, body: init.body, reply, abort: () => controller.abort(), sentAt: performance.now() };
}
