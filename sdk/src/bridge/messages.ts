import type { BridgeErrorCode } from './errors.ts';

/** The version of the protocol that this page speaks; PROTOCOL.md describes it. */
export const protocolVersion = 1;

/** What a page says to its host. */
export type PageMessage =
  | { type: 'hello'; id: string; version: number }
  | { type: 'call' | 'stream'; id: string; action: string; params: object }
  | { type: 'notify'; action: string; params: object }
  | { type: 'cancel'; id: string };

/** What a host says to its page. */
export type HostMessage =
  | { type: 'reply'; id: string; result?: unknown; error?: { code: BridgeErrorCode; message?: string } }
  | { type: 'event'; id: string; data?: unknown };

/** What the host answers to `hello`. */
export const welcome = { version: `int 1..${protocolVersion}`, actions: ['text'] } as const;
