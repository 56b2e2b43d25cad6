import { codeOf, type Handlers } from '../bridge/adapters/serve.ts';
import { type HostMessage, type PageMessage, protocolVersion } from '../bridge/messages.ts';
import type { BridgeImage } from '../generated/bridge.ts';
import { parseMessage, refusalOf } from './checks.ts';
import { withoutMetadata } from './picture-metadata.ts';

export { refuse } from '../bridge/adapters/serve.ts';

/** What the web view tells of a message; nothing that the page says of itself. */
export interface MessageSource {
  /** Scheme, host and port of the document that sent it. */
  origin: string;
  isMainFrame: boolean;
}

/** What a reference host is made of. */
export interface ReferenceHostOptions {
  /** Origins whose pages may use the bridge, e.g. `https://h5.health-app.example`; compared as a whole. */
  origins: readonly string[];
  /**
   * What the app does, by action; the names are what it offers. A handler that throws refuses, by `refuse(code)` with a
   * code of its choice. A stream ends when its handler's promise resolves, and without one when the page cancels it.
   */
  handlers: Handlers;
  /** Gives a message to the page. */
  post(message: HostMessage): void;
}

/** The app's side of the bridge, with all that PROTOCOL.md asks of it. */
export interface ReferenceHost {
  /** Takes a message of a page, as JSON. It never throws, and answers later. */
  receive(text: unknown, source: MessageSource): void;
  /** Forgets the page, which navigates, reloads, or has lost its process. What runs for it is stopped. */
  reset(): void;
  /** How many calls and streams are open. */
  readonly running: number;
}

interface Running {
  type: 'call' | 'stream';
  controller: AbortController;
  opened?: boolean;
}

type Handler = (params: object, context: { signal: AbortSignal; emit(event: unknown): void }) => unknown;

/** The actions that give pictures to the page. */
const givingPictures = ['chooseImage', 'takePhoto', 'captureMirror'];

/** A picture without its metadata. What is behind another address than a `data:` one is for the handler to strip. */
const stripped = (image: BridgeImage): BridgeImage =>
  image.url.startsWith('data:') ? { ...image, url: withoutMetadata(image.url) } : image;

/** How many of each one page may have open. */
const most = { call: 100, stream: 10 };

/**
 * Creates a host that does what PROTOCOL.md asks, check by check, for native teams to read and to compare theirs with.
 * Tests of pages use `createNativeHost`, which can also misbehave.
 */
export function createReferenceHost({ origins, handlers, post }: ReferenceHostOptions): ReferenceHost {
  const byName = new Map(Object.entries(handlers)) as Map<string, Handler>;
  const open = new Map<string, Running>();

  function take(message: PageMessage): void {
    if (message.type === 'hello') {
      const version = Math.min(message.version, protocolVersion);
      post({ type: 'reply', id: message.id, result: { version, actions: [...byName.keys()] } });
    } else if (message.type === 'cancel') stop(message.id);
    else {
      const refusal = refusalOf(message, (action) => byName.has(action));
      if (message.type === 'notify') {
        if (!refusal) void run(message.action, message.params, { type: 'call', controller: new AbortController() });
      } else if (open.has(message.id)) return;
      else if (refusal) post({ type: 'reply', id: message.id, error: refusal });
      else if (countOf(message.type) >= most[message.type]) {
        post({ type: 'reply', id: message.id, error: { code: 'unavailable', message: 'too many are open' } });
      } else {
        const running: Running = { type: message.type, controller: new AbortController() };
        open.set(message.id, running);
        void run(message.action, message.params, running, message.id);
      }
    }
  }

  async function run(action: string, params: object, running: Running, id = ''): Promise<void> {
    const { type, controller } = running;
    /** Under the page's present document only, and nothing after a `cancel`. */
    const say = (message: HostMessage) => {
      if (open.get(id) === running) post(message);
    };
    const openStream = () => {
      if (!running.opened && type === 'stream') say({ type: 'event', id });
      running.opened = true;
    };
    const emit = (data: unknown) => {
      openStream();
      say({ type: 'event', id, data });
    };
    let reply: HostMessage;
    try {
      const given = action === 'uploadImage' ? stripped(params as BridgeImage) : params;
      const outcome = byName.get(action)?.(given, { signal: controller.signal, emit });
      let result = await outcome;
      if (givingPictures.includes(action))
        result = { images: (result as { images: BridgeImage[] }).images.map(stripped) };
      openStream();
      if (type === 'stream' && outcome === undefined) return;
      reply = { type: 'reply', id, result: type === 'call' ? result : undefined };
    } catch (fault) {
      const message = (fault instanceof Error ? fault.message : String(fault)).slice(0, 200);
      reply = { type: 'reply', id, error: { code: codeOf(fault), message } };
    }
    say(reply);
    if (open.get(id) === running) open.delete(id);
  }

  function stop(id: string): void {
    open.get(id)?.controller.abort();
    open.delete(id);
  }

  const countOf = (type: Running['type']) => [...open.values()].filter((running) => running.type === type).length;
  let page = {};

  return {
    receive(text, { origin, isMainFrame }) {
      if (!origins.includes(origin) || !isMainFrame) return;
      const message = parseMessage(text);
      const sender = page;
      // Later, never within the page's own call; and not when that page is gone by then.
      if (message) queueMicrotask(() => sender === page && take(message));
    },
    reset() {
      page = {};
      for (const id of [...open.keys()]) stop(id);
    },
    get running() {
      return open.size;
    },
  };
}
