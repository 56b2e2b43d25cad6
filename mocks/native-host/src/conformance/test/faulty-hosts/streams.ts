import { accepts, type FaultyHost, misses, onPage, sends } from './fault.ts';

export const streamFaults: FaultyHost[] = [
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
