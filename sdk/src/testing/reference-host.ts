import { codeOf, type Handlers } from '../bridge/adapters/serve.ts';
import { type HostMessage, type PageMessage, protocolVersion } from '../bridge/messages.ts';
import type { BridgeImage } from '../generated/bridge.ts';
import { parseMessage, refusalOf } from './checks.ts';
import { withoutMetadata } from './picture-metadata.ts';

export { refuse } from '../bridge/adapters/serve.ts';

/** The web view's information about a message, none of which comes from the page itself. */
export interface MessageSource {
  /** Scheme, host and port of the document that sent it. */
  origin: string;
  isMainFrame: boolean;
}

/** Options of a reference host. */
export interface ReferenceHostOptions {
  /** Origins whose pages may use the bridge, e.g. `https://h5.health-app.example`; compared exactly. */
  origins: readonly string[];
  /**
   * The app's functions by action, which are the offered actions. A handler refuses with `refuse(code)`. A stream ends when
   * its handler's promise resolves; without a promise, it ends when the page cancels it.
   */
  handlers: Handlers;
  /** Sends a message to the page. */
  post(message: HostMessage): void;
}

/** The app's side of the bridge, with every requirement of PROTOCOL.md. */
export interface ReferenceHost {
  /** Receives a JSON message of a page. It never throws, and replies asynchronously. */
  receive(text: unknown, source: MessageSource): void;
  /** Forgets the page, because it navigates, reloads or has crashed. Its running handlers are aborted. */
  reset(): void;
  /** Number of open calls and streams. */
  readonly running: number;
}

interface Running {
  type: 'call' | 'stream';
  controller: AbortController;
  opened?: boolean;
}

type Handler = (params: object, context: { signal: AbortSignal; emit(event: unknown): void }) => unknown;

/** The actions that return pictures to the page. */
const givingPictures = ['chooseImage', 'takePhoto', 'captureMirror'];

/** Removes the metadata of a picture. For a URL other than `data:`, the handler must do so. */
const stripped = (image: BridgeImage): BridgeImage =>
  image.url.startsWith('data:') ? { ...image, url: withoutMetadata(image.url) } : image;

/** Maximum number of open calls and streams of a page. */
const most = { call: 100, stream: 10 };

/**
 * Creates a host that implements PROTOCOL.md, check by check, as a reference for native teams. Tests of pages use
 * `createNativeHost`, which can also misbehave.
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
    /** Only to the page's current document, and nothing after a `cancel`. */
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
      // Asynchronously, never within the page's own call, and only if the page still exists.
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
