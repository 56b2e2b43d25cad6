import { array, integer, object, string } from './check.ts';
import type { BridgeErrorCode } from './error-codes.ts';

/** The version of the protocol of this page, described in PROTOCOL.md. */
export const protocolVersion = 1;

/** A message from the page to its host. */
export type PageMessage =
  | { type: 'hello'; id: string; version: number }
  | { type: 'call' | 'stream'; id: string; action: string; params: object }
  | { type: 'notify'; action: string; params: object }
  | { type: 'cancel'; id: string };

/** A message from the host to its page. */
export type HostMessage =
  | { type: 'reply'; id: string; result?: unknown; error?: { code: BridgeErrorCode; message?: string } }
  | { type: 'event'; id: string; data?: unknown };

/** Parses the host's reply to `hello`. */
export const readWelcome = object({ version: integer(1, protocolVersion), actions: array(string) });
