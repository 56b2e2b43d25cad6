import { Refusal } from '../engine/refusal.ts';

/** Faults between server and client that damage the delivery of a reply. */
export const FAULTS = {
  reset: 'the connection is reset without a reply',
  truncated: 'the connection ends in the middle of the body',
  slow: 'the body arrives in small pieces over `delay` ms, 5,000 by default',
  wrongType: 'the reply is declared as text/plain',
  html: 'status 200 with the HTML page of a captive portal',
  hang: 'no reply ever comes',
} as const;

export type Fault = keyof typeof FAULTS;

/** The break of a connection by a chosen fault. It is a `TypeError`, as of `fetch` in a browser. */
export class ConnectionBreak extends TypeError {}

/** @throws {Refusal} for an unknown fault, with the list of faults */
export function checkFault(name: string, given: string): Fault {
  if (Object.hasOwn(FAULTS, given)) return given as Fault;
  throw new Refusal(400, `${name} takes ${Object.keys(FAULTS).join(', ')}, not "${given}"`);
}

/** Time over which a slow body is spread, unless a delay is given; ms. */
export const SLOW_MS = 5000;

const PIECES = 20;

/** The body in up to 20 pieces of equal size, for a fault that sends it slowly. */
export function piecesOf(body: Uint8Array): Uint8Array[] {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  return Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
}

/** The sign-in page that a captive network returns for every URL. */
export const CAPTIVE_PORTAL =
  '<!doctype html><html><head><title>Wi-Fi sign-in</title></head><body><h1>Sign in to this network</h1></body></html>';
