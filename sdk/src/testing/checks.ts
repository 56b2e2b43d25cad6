import type { BridgeErrorCode } from '../bridge/error-codes.ts';
import type { PageMessage } from '../bridge/messages.ts';
import { bridgeActions } from '../generated/bridge-actions.ts';

const rows = new Map(Object.entries(bridgeActions));
const types = ['hello', 'call', 'notify', 'stream', 'cancel'];
/** Maximum length of a message, characters. */
const longest = 1_000_000;

/** Parses a page's message; `undefined` if it is not valid. */
export function parseMessage(text: unknown): PageMessage | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  let message: Record<string, unknown>;
  try {
    message = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  const { type, id, version, action, params } = message;
  const isRequest = type === 'call' || type === 'stream' || type === 'notify';
  const hasForm =
    types.includes(type as string) &&
    (type === 'notify' || (typeof id === 'string' && id.length >= 1 && id.length <= 100)) &&
    (type !== 'hello' || (Number.isInteger(version) && (version as number) >= 1)) &&
    (!isRequest || (typeof action === 'string' && typeof params === 'object' && !!params && !Array.isArray(params)));
  return hasForm ? (message as unknown as PageMessage) : undefined;
}

/** Returns the reason why a host refuses a request of a page; `undefined` if it accepts. */
export function refusalOf(
  { type, action, params }: Extract<PageMessage, { action: string }>,
  offers: (action: string) => boolean,
): { code: BridgeErrorCode; message?: string } | undefined {
  const row = offers(action) ? rows.get(action) : undefined;
  if (!row || row.kind !== type) return { code: 'not supported' };
  try {
    row.params(params, 'params');
    return undefined;
  } catch (fault) {
    return { code: 'bad params', message: (fault as Error).message };
  }
}
