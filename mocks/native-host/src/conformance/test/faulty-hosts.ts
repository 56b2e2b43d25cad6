/** Hosts with one fault each, and where the suite must find it. */
import type { HostMessage, MessageSource } from '@health-app/sdk/testing';
import type { RuleId } from '../rules.ts';
import { actionsOn, type HostParts } from './host-channel.ts';

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
function read(text: unknown): Partial<PageMessage> {
  try {
    return Object(JSON.parse(text as string));
  } catch {
    return {};
  }
}

/** Treats a message of the page in another way. @returns false for a message that the reference host gets */
const onPage =
  (treat: (message: Partial<PageMessage>, give: (message: unknown) => void, text: unknown) => boolean) =>
  (): Partial<HostParts> => ({
    onPage: (text, { isMainFrame }, next, give) => {
      if (!isMainFrame || !treat(read(text), give, text)) next(text);
    },
  });

/** Replies to some messages of the page with success. */
const accepts = (isTaken: (message: Partial<PageMessage>) => boolean, result: unknown = {}) =>
  onPage((message, give) => {
    if (!isTaken(message)) return false;
    queueMicrotask(() => give({ type: 'reply', id: message.id, result }));
    return true;
  });

/** Does not get some messages of the page. */
const misses = (isMissed: (message: Partial<PageMessage>) => boolean) => onPage(isMissed);

/** Sends other messages in place of one. */
const sends = (change: (message: HostMessage) => unknown[]) => (): Partial<HostParts> => ({
  onHost: (message, give) => change(message).forEach(give),
});

/** Changes the error of a refusal because of wrong parameters. */
const refuses = (error: object) =>
  sends((message) => [
    message.type === 'reply' && message.error?.code === 'transport'
      ? { ...message, error: { ...message.error, ...error } }
      : message,
  ]);

const gives = (results: Record<string, unknown>) => (): Partial<HostParts> => ({ results });

const believes = (isBelieved: (source: MessageSource) => boolean) => (): Partial<HostParts> => ({
  onPage: (text, source, next) =>
    next(text, isBelieved(source) ? { origin: 'https://h5.health-app.example', isMainFrame: true } : source),
});

const isResult = (message: HostMessage): boolean =>
  message.type === 'reply' && message.error === undefined && !('actions' in Object(message.result));

/** A JPEG with a comment. */
const commented = `data:image/jpeg;base64,${btoa('\xff\xd8\xff\xfe\0\x04ab\xff\xda\0\x02\0\xff\xd9')}`;

export const faultyHosts: FaultyHost[] = [
  // The handshake
  {
    name: 'does not answer hello',
    found: 'handshake/reply',
    rule: 'one-reply',
    parts: misses(({ type }) => type === 'hello'),
  },
  {
    name: 'refuses hello',
    found: 'handshake/reply',
    rule: 'hello-reply',
    parts: sends((message) => [
      isResult(message) ? message : { ...message, result: undefined, error: { code: 'unavailable' } },
    ]),
  },
  {
    name: 'offers its actions as an object',
    found: 'handshake/reply',
    rule: 'hello-reply',
    parts: accepts(({ type }) => type === 'hello', { version: 1, actions: { scanQr: true } }),
  },
  {
    name: 'sends an event before the page has asked',
    found: 'handshake/reply',
    rule: 'ids',
    parts: () => {
      let isReady = false;
      return {
        onHost: (message, give) => {
          if (!isReady) give({ type: 'event', id: 'network', data: { online: true, type: 'wifi' } });
          isReady = true;
          give(message);
        },
      };
    },
  },
  {
    name: 'answers within the call of the page',
    found: 'handshake/reply',
    rule: 'answer-later',
    parts: onPage(({ type, id }, give) => {
      if (type === 'hello') give({ type: 'reply', id, result: { version: 1, actions: [] } });
      return type === 'hello';
    }),
  },
  {
    name: 'answers a hello once',
    found: 'handshake/again',
    rule: 'hello-again',
    parts: () => {
      const known = new Set<unknown>();
      return misses(({ type, id }) => type === 'hello' && known.size === known.add(id).size)();
    },
  },
  {
    name: 'refuses fields that it does not know',
    found: 'handshake/extra-field',
    rule: 'unknown-fields',
    parts: misses(({ mood }) => mood !== undefined),
  },
  {
    name: 'claims the version of the page',
    found: 'handshake/later-page',
    rule: 'hello-version',
    parts: accepts(({ version }) => version === 99, { version: 99, actions: [] }),
  },
  {
    name: 'forgets its streams at another hello',
    found: 'handshake/second-bridge',
    rule: 'hello-ends-nothing',
    parts: () => {
      const open = new Set<unknown>();
      return onPage(({ type, id }, give) => {
        if (type === 'stream') open.add(id);
        if (type === 'cancel') open.delete(id);
        if (type === 'hello') for (const stream of open) give({ type: 'reply', id: stream });
        return false;
      })();
    },
  },
  {
    name: 'misses what comes while it answers',
    found: 'handshake/burst',
    rule: 'one-reply',
    parts: () => {
      let isBusy = false;
      return onPage(() => {
        if (isBusy) return true;
        isBusy = true;
        setTimeout(() => {
          isBusy = false;
        });
        return false;
      })();
    },
  },
  // Ids and form
  {
    name: 'echoes another id',
    found: 'handshake/reply',
    rule: 'ids',
    parts: sends((message) => [{ ...message, id: message.id.slice(1) }]),
  },
  {
    name: 'reads ids as numbers',
    found: 'handshake/ids',
    rule: 'ids',
    parts: sends((message) => [{ ...message, id: Number(message.id) ? String(Number(message.id)) : message.id }]),
  },
  {
    name: 'pastes ids between quotation marks',
    found: 'handshake/ids',
    rule: 'quoting',
    parts: sends((message) => (/["\\\n]/.test(message.id) ? [] : [message])),
  },
  { name: 'sends no JSON', found: 'handshake/reply', rule: 'message-form', parts: sends(() => ["{type: 'reply'}"]) },
  {
    name: 'sends a type of its own',
    found: 'actions/getDevice',
    rule: 'message-form',
    parts: sends((message) => [isResult(message) ? { ...message, type: 'response' } : message]),
  },
  {
    name: 'answers a message without an id',
    found: 'messages/bad-id',
    rule: 'form',
    parts: accepts(({ type, id }) => type === 'hello' && id === undefined),
  },
  {
    name: 'answers an unknown type',
    found: 'messages/unknown-type',
    rule: 'form',
    parts: accepts(({ type }) => type === 'do'),
  },
  {
    name: 'dies of what is no JSON',
    found: 'messages/no-json',
    rule: 'one-reply',
    parts: () => {
      let isDead = false;
      return onPage((message) => {
        isDead ||= message.type === undefined;
        return isDead;
      })();
    },
  },
  {
    name: 'takes messages of any length',
    found: 'messages/too-long',
    rule: 'form',
    parts: () => {
      const small = (text: unknown) => JSON.stringify({ ...read(text), padding: '' });
      return { onPage: (text, _source, next) => next(read(text).id === 'too-long' ? small(text) : text) };
    },
  },
  {
    name: 'answers a frame of another origin',
    found: 'messages/foreign-frame',
    rule: 'origin',
    parts: believes(({ origin }) => origin === 'null'),
  },
  {
    name: 'answers a frame of the page',
    found: 'messages/frame',
    rule: 'frame',
    parts: believes(({ origin, isMainFrame }) => origin !== 'null' && !isMainFrame),
  },
  // Calls and notifications
  {
    name: 'forgets to reply to a call',
    found: 'actions/getDevice',
    rule: 'one-reply',
    parts: misses(({ action, params }) => action === 'getDevice' && !Array.isArray(params)),
  },
  {
    name: 'replies twice',
    found: 'actions/getDevice',
    rule: 'one-reply',
    parts: sends((message) => (isResult(message) ? [message, message] : [message])),
  },
  {
    name: 'replies again seconds later',
    found: 'actions/getDevice',
    rule: 'one-reply',
    parts: () => ({
      onHost: (message, give) => {
        give(message);
        if (isResult(message)) setTimeout(give, 3_000, message);
      },
    }),
  },
  {
    name: 'replies to a notification',
    found: 'actions/setTitle',
    rule: 'notify-no-reply',
    parts: onPage(({ type, action }, give) => {
      if (type === 'notify') queueMicrotask(() => give({ type: 'reply', id: action, result: {} }));
      return false;
    }),
  },
  {
    name: 'sends events for a call',
    found: 'actions/getDevice',
    rule: 'stream-events',
    parts: sends((message) => (isResult(message) ? [{ type: 'event', id: message.id }, message] : [message])),
  },
  {
    name: 'gives a text in place of a number',
    found: 'actions/getSafeArea',
    rule: 'result',
    parts: gives({ getSafeArea: { top: '47', right: 0, bottom: 34, left: 0 } }),
  },
  {
    name: 'leaves out a member of a result',
    found: 'actions/getNetwork',
    rule: 'result',
    parts: gives({ getNetwork: { online: true } }),
  },
  {
    name: 'gives an event of a wrong type',
    found: 'streams/watchNetwork',
    rule: 'result',
    parts: gives({ watchNetwork: { online: 'no', type: 'none' } }),
  },
  {
    name: 'gives a picture with a comment',
    found: 'actions/takePhoto',
    rule: 'pictures',
    parts: sends((message) => [
      isResult(message) && 'images' in Object((message as { result?: unknown }).result)
        ? { ...message, result: { images: [{ url: commented }] } }
        : message,
    ]),
  },
  // Refusals
  {
    name: 'answers an unknown action with success',
    found: 'refusals/unknown-name',
    rule: 'name',
    parts: accepts(({ action }) => action === 'noSuchAction'),
  },
  {
    name: 'looks names up in a map that inherits',
    found: 'refusals/inherited-name',
    rule: 'lookup',
    parts: accepts(({ action = '' }) => action in {}),
  },
  {
    name: 'takes a call for a stream',
    found: 'refusals/other-kind',
    rule: 'name',
    parts: accepts(({ type, action }) => type === 'call' && action === 'watchNetwork'),
  },
  {
    name: 'does what it does not offer',
    found: 'refusals/not-offered',
    rule: 'name',
    parts: () => ({
      ...accepts(({ action }) => action === 'getSteps', { steps: 1 })(),
      offers: actionsOn('ios').filter((action) => action !== 'getSteps'),
    }),
  },
  {
    name: 'does not support what it offers',
    found: 'actions/getHealthAccess',
    rule: 'name',
    parts: onPage(({ id, action }, give) => {
      const error = { code: 'not supported' };
      if (action === 'getHealthAccess') queueMicrotask(() => give({ type: 'reply', id, error }));
      return action === 'getHealthAccess';
    }),
  },
  {
    name: 'does not check parameters',
    found: 'refusals/getItem',
    rule: 'params',
    parts: accepts(({ action }) => action === 'getItem'),
  },
  {
    name: 'opens any address',
    found: 'refusals/openBrowser',
    rule: 'params',
    parts: accepts(({ action, params }) => action === 'openBrowser' && params?.url === 'javascript:0'),
  },
  { name: 'refuses with another code', found: 'refusals/getItem', rule: 'params', parts: refuses({ code: 'denied' }) },
  {
    name: 'refuses with a code of its own',
    found: 'refusals/getItem',
    rule: 'error-code',
    parts: refuses({ code: 'invalid parameters' }),
  },
  {
    name: 'explains an error at length',
    found: 'refusals/getItem',
    rule: 'error-message',
    parts: refuses({ message: 'x'.repeat(201) }),
  },
  // Streams
  {
    name: 'never opens a stream',
    found: 'actions/watchNetwork',
    rule: 'stream-opens',
    parts: sends((message) => (message.type === 'event' ? [] : [message])),
  },
  {
    name: 'answers a stream like a call',
    found: 'actions/watchNetwork',
    rule: 'stream-opens',
    parts: accepts(({ type }) => type === 'stream'),
  },
  {
    name: 'goes on after a cancel',
    found: 'streams/reopen',
    rule: 'cancel',
    parts: onPage(({ type, id }, give) => {
      if (type === 'cancel') setTimeout(give, 400, { type: 'event', id });
      return false;
    }),
  },
  {
    name: 'confirms a cancel',
    found: 'messages/cancel-unknown',
    rule: 'cancel',
    parts: accepts(({ type }) => type === 'cancel'),
  },
  {
    name: 'counts cancelled streams as open',
    found: 'streams/bounds',
    rule: 'cancel',
    parts: misses(({ type }) => type === 'cancel'),
  },
  {
    name: 'opens any number of streams',
    found: 'streams/bounds',
    rule: 'bounds',
    parts: onPage(({ type, id }, give) => {
      if (type === 'stream') queueMicrotask(() => give({ type: 'event', id }));
      return type === 'stream';
    }),
  },
  {
    name: 'sends an event after the end of a stream',
    found: 'conversations/stream',
    rule: 'stream-end',
    parts: sends((message) =>
      message.type === 'reply' && message.result === undefined
        ? [message, { type: 'event', id: message.id }]
        : [message],
    ),
  },
  {
    name: 'ends a stream that has broken off as if it were complete',
    found: 'conversations/stream-failure',
    rule: 'golden',
    parts: sends((message) => [
      message.type === 'reply' && message.error?.code === 'unavailable' ? { type: 'reply', id: message.id } : message,
    ]),
  },
];
