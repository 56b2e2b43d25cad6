import { accepts, believes, type FaultyHost, isResult, onPage, read, sends } from './fault.ts';

export const messageFaults: FaultyHost[] = [
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
];
