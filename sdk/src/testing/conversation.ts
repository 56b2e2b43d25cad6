import { array, json, object, oneOf, string } from '../bridge/check.ts';
import { codes } from '../bridge/error-codes.ts';
import type { HostMessage, PageMessage } from '../bridge/messages.ts';
import { bridgeActions } from '../generated/bridge-actions.ts';
import { parseMessage } from './checks.ts';
import type { HostAnswer, NativeHostOptions } from './native-host-types.ts';

/** One message of a conversation. */
export type ConversationStep = { from: 'page'; message: PageMessage } | { from: 'host'; message: HostMessage };

/** The messages between a page and its host, in order: the format of `native/golden`, and of recordings. */
export interface Conversation {
  /** Description in one sentence. */
  about: string;
  messages: ConversationStep[];
  /** Results of the page's callers, by id. */
  outcomes?: Record<string, { result?: unknown; error?: string; events?: unknown[] }>;
}

const rows = new Map(Object.entries(bridgeActions));
const readOutline = object({ about: string, messages: array(json) });
const readStep = object({ from: oneOf('page', 'host'), message: json });
const readAnswer = object({ type: oneOf('reply', 'event'), id: string });

/**
 * Parses a conversation from an external source, e.g. a file.
 * @throws {TypeError} if a message violates the protocol; the error names it
 */
export function readConversation(value: unknown): Conversation {
  const { about, messages } = readOutline(value, 'conversation') as Conversation;
  const asked = new Map<string, string>();
  for (const [index, step] of messages.entries()) {
    const where = `messages[${index}]`;
    const { from, message } = readStep(step, where) as ConversationStep;
    if (from === 'host') readHostMessage(message, asked, where);
    else readPageMessage(message, asked, where);
  }
  const { outcomes } = value as Conversation;
  return { about, messages, ...(outcomes && { outcomes }) };
}

/**
 * Makes a scripted host replay the host's side of a conversation. Each call or stream of the page gets the reply to the
 * next recorded one of its action with the same parameters, or else to the next one of its action; the last reply is
 * repeated.
 * @returns options for `createNativeHost`
 */
export function replayHost({ messages }: Conversation): Pick<NativeHostOptions, 'offers' | 'version' | 'script'> {
  const ofHost = messages.flatMap(({ from, message }) => (from === 'host' ? [message] : []));
  const asked = messages.flatMap(({ from, message }) => (from === 'page' ? [message] : []));
  const hello = asked.find(({ type }) => type === 'hello') as { id: string } | undefined;
  const welcome = ofHost.find(({ id }) => id === hello?.id) as { result?: { version: number; actions: string[] } };
  const answers = new Map<string, { params: string; answer: HostAnswer }[]>();
  for (const message of asked) {
    if (message.type !== 'call' && message.type !== 'stream') continue;
    const answer = answerOf(ofHost.filter(({ id }) => id === message.id));
    const same = answers.get(message.action) ?? [];
    answers.set(message.action, [...same, { params: JSON.stringify(message.params), answer }]);
  }
  const script = Object.fromEntries(
    [...answers].map(([action, left]) => [
      action,
      (params: object) => {
        const index = Math.max(
          left.findIndex((one) => one.params === JSON.stringify(params)),
          0,
        );
        const [next] = left.length > 1 ? left.splice(index, 1) : left;
        return next?.answer ?? { silent: true };
      },
    ]),
  );
  return { offers: welcome?.result?.actions ?? [], version: welcome?.result?.version ?? 1, script };
}

/** The script for the messages of one call or stream. */
function answerOf(answers: HostMessage[]): HostAnswer {
  const last = answers[answers.length - 1];
  if (!last) return { silent: true };
  const events = answers.flatMap((answer) => (answer.type === 'event' && 'data' in answer ? [answer.data] : []));
  const isStream = answers.some(({ type }) => type === 'event');
  if (last.type === 'event') return { events };
  if (last.error) return { events, error: last.error.code, message: last.error.message };
  return isStream ? { events, end: true } : { result: last.result };
}

function readPageMessage(message: PageMessage, asked: Map<string, string>, where: string): void {
  if (!parseMessage(JSON.stringify(message))) throw new TypeError(`${where} is no message of a page`);
  if (message.type === 'hello') asked.set(message.id, 'hello');
  if (message.type === 'hello' || message.type === 'cancel') return;
  const row = rows.get(message.action);
  if (!row || row.kind !== message.type) throw new TypeError(`${where}: no such action`);
  // An invalid message of the page may be part of a conversation, because the host refuses it; an unreadable one may not.
  if (message.type !== 'notify') asked.set(message.id, message.action);
}

function readHostMessage(message: HostMessage, asked: Map<string, string>, where: string): void {
  const { type, id } = readAnswer(message, where) as HostMessage;
  const action = asked.get(id);
  if (!action) throw new TypeError(`${where} answers nothing`);
  const row = rows.get(action);
  if (type === 'event' && row?.kind !== 'stream') throw new TypeError(`${where}: ${action} has no events`);
  if (type === 'reply' && message.type === 'reply' && message.error) {
    if (!codes.includes(message.error.code)) throw new TypeError(`${where}.error.code is no code of the protocol`);
  } else if (row?.result) {
    if (row.kind !== 'stream') row.result((message as { result?: unknown }).result, `${where}.result`);
    else if ('data' in message) row.result(message.data, `${where}.data`);
  }
}
