import { commented, type FaultyHost, gives, isResult, misses, onPage, sends } from './fault.ts';

export const actionFaults: FaultyHost[] = [
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
    name: 'drops the links that it does not open itself',
    found: 'links/phone',
    rule: 'links',
    parts: () => ({ followsLinks: false }),
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
];
