import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from '../engine/refusal.ts';

/**
 * Creates a check of a request against two attacks by pages that a browser shows: a foreign name that resolves to this
 * machine, with which a page could read the replies, and a simple request of a foreign page to a control call.
 *
 * @param allowed host names beside `localhost` and IP addresses; one with a leading dot allows its subdomains, too
 * @returns the refusal of a request; undefined if it may pass
 */
export function createGuard(allowed: readonly string[]): (request: IncomingMessage) => Refusal | undefined {
  return (request) => {
    const host = hostOf(request.headers.host ?? '');
    if (!isAllowed(host, allowed)) {
      return new Refusal(403, `The host "${host}" is not allowed; the option --allow-host ${host} allows it`);
    }
    return isControl(request) && !hasForeignHeader(request) ? new Refusal(403, NEEDS_HEADER) : undefined;
  };
}

/** Whether a page of an origin may read recorded replies, which hold the data of real people: one of an allowed host. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  isAllowed(hostOf(origin.replace(/^https?:\/\//, '')), allowed);

const NEEDS_HEADER =
  'A control call needs the header content-type: application/json, userToken or x-mock-control, which other sites cannot send';

/** The name without the port; an IPv6 address without its brackets. */
const hostOf = (header: string): string =>
  header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

function isAllowed(host: string, allowed: readonly string[]): boolean {
  if (host === '' || host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0) return true;
  return allowed.some((name) => (name.startsWith('.') ? name.slice(1) === host || host.endsWith(name) : name === host));
}

/** Whether a request changes something of the mock itself. */
const isControl = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && url.startsWith('/__mock');

/** Whether a request has a header that a browser sends to another site only after asking it, which the mock denies. */
const hasForeignHeader = ({ headers }: IncomingMessage): boolean =>
  /^(application\/json|image\/jpeg)\b/i.test(headers['content-type'] ?? '') ||
  headers.usertoken !== undefined ||
  headers['x-mock-control'] !== undefined;
