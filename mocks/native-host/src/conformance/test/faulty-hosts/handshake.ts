import { accepts, type FaultyHost, isResult, misses, onPage, sends } from './fault.ts';

export const handshakeFaults: FaultyHost[] = [
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
];
