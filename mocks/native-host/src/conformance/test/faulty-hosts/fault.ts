/** How a host goes wrong. */
import type { HostMessage, MessageSource } from '@health-app/sdk/testing';
import type { RuleId } from '../../rules.ts';
import type { HostParts } from '../host-channel.ts';

export interface FaultyHost {
  name: string;
  /** The case that fails. */
  found: string;
  /** The rule that the case names. */
  rule: RuleId;
  /** Makes the parts anew, because some have a memory. */
  parts(): Partial<HostParts>;
}

interface PageMessage {
  type: string;
  id: string;
  action: string;
  params: Record<string, unknown>;
  version?: number;
  mood?: object;
}

/** Reads a message of the page; an empty object for what is none. */
export function read(text: unknown): Partial<PageMessage> {
  try {
    return Object(JSON.parse(text as string));
  } catch {
    return {};
  }
}

/** Treats a message of the page in another way. @returns false for a message that the reference host gets */
export const onPage =
  (treat: (message: Partial<PageMessage>, give: (message: unknown) => void, text: unknown) => boolean) =>
  (): Partial<HostParts> => ({
    onPage: (text, { isMainFrame }, next, give) => {
      if (!isMainFrame || !treat(read(text), give, text)) next(text);
    },
  });

/** Replies to some messages of the page with success. */
export const accepts = (isTaken: (message: Partial<PageMessage>) => boolean, result: unknown = {}) =>
  onPage((message, give) => {
    if (!isTaken(message)) return false;
    queueMicrotask(() => give({ type: 'reply', id: message.id, result }));
    return true;
  });

/** Does not get some messages of the page. */
export const misses = (isMissed: (message: Partial<PageMessage>) => boolean) => onPage(isMissed);

/** Sends other messages in place of one. */
export const sends = (change: (message: HostMessage) => unknown[]) => (): Partial<HostParts> => ({
  onHost: (message, give) => change(message).forEach(give),
});

/** Changes the error of a refusal because of wrong parameters. */
export const refuses = (error: object) =>
  sends((message) => [
    message.type === 'reply' && message.error?.code === 'bad params'
      ? { ...message, error: { ...message.error, ...error } }
      : message,
  ]);

export const gives = (results: Record<string, unknown>) => (): Partial<HostParts> => ({ results });

export const believes = (isBelieved: (source: MessageSource) => boolean) => (): Partial<HostParts> => ({
  onPage: (text, source, next) =>
    next(text, isBelieved(source) ? { origin: 'https://h5.health-app.example', isMainFrame: true } : source),
});

export const isResult = (message: HostMessage): boolean =>
  message.type === 'reply' && message.error === undefined && !('actions' in Object(message.result));

/** A JPEG with a comment. */
export const commented = `data:image/jpeg;base64,${btoa('\xff\xd8\xff\xfe\0\x04ab\xff\xda\0\x02\0\xff\xd9')}`;
