import type { HostMessage, PageMessage } from '../bridge/messages.ts';
import { protocolVersion } from '../bridge/messages.ts';
import { type BridgeWindow, receiverName } from '../bridge/platform.ts';
import { bridgeActions } from '../generated/bridge-actions.ts';
import { refusalOf } from './checks.ts';
import type { HostAnswer, HostCall, HostEntry, NativeHost, NativeHostOptions } from './native-host-types.ts';
import { createFakeWindow, type FakeWindow } from './window.ts';
import { installWire } from './wires.ts';

export type * from './native-host-types.ts';

interface Running extends HostCall {
  type: 'call' | 'stream';
  controller: AbortController;
}

/**
 * Acts as the app around a page. It uses the platform's channel as described in PROTOCOL.md, replies by its script or else
 * with each action's example, and logs every message.
 */
export function createNativeHost(options: NativeHostOptions): NativeHost {
  const { platform } = options;
  const win: BridgeWindow = options.window ?? createFakeWindow();
  const script = new Map(Object.entries(options.script ?? {}));
  const offered = new Set(
    options.offers ??
      Object.entries(bridgeActions)
        .filter(([, row]) => !row.only || row.only === platform)
        .map(([action]) => action),
  );
  const running = new Map<string, Running>();
  const log: HostEntry[] = [];

  function give(message: unknown): void {
    log.push({ from: 'host', message, at: Date.now() });
    // As in a real app: iOS evaluates a call with an object, Android one with a string.
    const given = platform === 'android' && typeof message !== 'string' ? JSON.stringify(message) : message;
    win[receiverName]?.(given);
  }
  const say = (message: HostMessage) => give(message);

  function take(message: PageMessage): void {
    log.push({ from: 'page', message, at: Date.now() });
    if (message.type === 'hello') {
      const result = { version: options.version ?? protocolVersion, actions: [...offered] };
      const hello = { action: 'hello', params: {}, id: message.id, type: 'call' as const };
      void answer({ ...hello, ...aborter() }, options.hello ?? {}, result);
    } else if (message.type === 'cancel') {
      running.get(message.id)?.controller.abort();
      running.delete(message.id);
    } else if (message.type === 'notify') {
      const scripted = script.get(message.action);
      if (typeof scripted === 'function') void scripted(message.params, { ...message, ...aborter(), id: '' });
    } else {
      void start({ ...message, ...aborter() });
    }
  }

  async function start(call: Running): Promise<void> {
    running.set(call.id, call);
    const refusal = refusalOf(call, (action) => offered.has(action));
    if (refusal) return answer(call, { error: refusal.code, message: refusal.message });
    const scripted = script.get(call.action) ?? {};
    try {
      await answer(
        call,
        typeof scripted === 'function' ? await scripted(call.params, call) : scripted,
        bridgeActions[call.action]?.example.result,
      );
    } catch (fault) {
      await answer(call, { error: 'unavailable', message: String(fault) });
    }
  }

  async function answer(call: Running, given: HostAnswer, example?: unknown): Promise<void> {
    const { id, signal } = call;
    await pause(given.after ?? 0);
    if (signal.aborted && !given.deaf) return;
    if (given.silent) return;
    if (given.raw) {
      for (const message of given.raw) give(message);
      return;
    }
    if (call.type === 'stream' && (given.error === undefined || given.events)) {
      say({ type: 'event', id });
      for (const data of given.events ?? []) {
        await pause(given.every ?? 0);
        if (signal.aborted && !given.deaf) return;
        say({ type: 'event', id, data });
      }
      if (!given.end && given.error === undefined) return;
    }
    running.delete(id);
    const reply: HostMessage =
      given.error === undefined
        ? { type: 'reply', id, result: call.type === 'stream' ? undefined : 'result' in given ? given.result : example }
        : { type: 'reply', id, error: { code: given.error, message: given.message } };
    for (let time = 0; time < (given.times ?? 1); time += 1) say(reply);
  }

  const open = (action: string) =>
    [...running.values()].filter((call) => call.type === 'stream' && call.action === action);
  installWire(platform, win, take);

  return {
    window: win as FakeWindow,
    log,
    said: (type) => log.flatMap(({ from, message }) => (from === 'page' && isType(message, type) ? [message] : [])),
    get running() {
      return running.size;
    },
    answer: (action, next) => void script.set(action, next),
    emit(action, data) {
      for (const { id } of open(action)) say({ type: 'event', id, data });
    },
    end(action, error) {
      for (const { id } of open(action)) {
        running.delete(id);
        say({ type: 'reply', id, ...(error && { error: { code: error } }) });
      }
    },
    give,
  };
}

function aborter() {
  const controller = new AbortController();
  return { controller, signal: controller.signal };
}

function isType<Type extends PageMessage['type']>(
  message: unknown,
  type: Type,
): message is PageMessage & { type: Type } {
  return (message as PageMessage).type === type;
}

/** Waits, because a native app never replies synchronously. */
function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
