/** The reference host behind a channel, in the form that the apps use, and the places where a host may go wrong. */
import {
  bridgeActions,
  createReferenceHost,
  type HostMessage,
  type MessageSource,
  type ReferenceHostOptions,
  refuse,
} from '@health-app/sdk/testing';
import type { Channel } from '../channel.ts';

const origin = 'https://h5.health-app.example';

type Give = (message: unknown) => void;

/** The parts of a host that a fault may replace. */
export interface HostParts {
  /** Receives a message of the page; `next` passes one to the reference host. */
  onPage(text: unknown, source: MessageSource, next: (text: unknown, source?: MessageSource) => void, give: Give): void;
  /** Sends a message of the reference host to the page. */
  onHost(message: HostMessage, give: Give): void;
  /** Results and events in place of the examples. */
  results: Record<string, unknown>;
  /** The offered actions, by default all of the platform. */
  offers: readonly string[];
  /** Whether the person sees a link open. */
  followsLinks: boolean;
}

/** The person at the phone. */
export interface Person {
  /** The case in which the person plays a part. */
  playing: string;
}

export const actionsOn = (platform: Channel['platform']): string[] =>
  Object.keys(bridgeActions).filter((name) => (bridgeActions[name]?.only ?? platform) === platform);

export function hostChannel(
  platform: Channel['platform'],
  person: Person = { playing: '' },
  changes: Partial<HostParts> = {},
): Channel {
  const parts: HostParts = {
    onPage: (text, _source, next) => next(text),
    onHost: (message, give) => give(message),
    results: {},
    offers: actionsOn(platform),
    followsLinks: true,
    ...changes,
  };
  let receive: Give = () => {};
  const give: Give = (message) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    receive(platform === 'ios' && typeof message !== 'string' ? JSON.parse(text) : text);
  };
  const host = createReferenceHost({
    origins: [origin],
    handlers: handlersOf(parts, person),
    post: (message) => parts.onHost(message, give),
  });
  const take = (message: unknown, source: MessageSource) => {
    const text = platform === 'ios' && typeof message !== 'string' ? JSON.stringify(message) : message;
    parts.onPage(text, source, (next, from = source) => host.receive(next, from), give);
  };
  return {
    platform,
    post: (message) => take(message, { origin, isMainFrame: true }),
    async postFromFrame(message, frame) {
      take(message, { origin: frame === 'own' ? origin : 'null', isMainFrame: false });
      return { hasChannel: true, close: () => {} };
    },
    listen: (next) => {
      receive = next;
    },
  };
}

/** Each action gives its example; a stream has one event, and stays open. */
function handlersOf({ offers, results }: HostParts, person: Person): ReferenceHostOptions['handlers'] {
  const handlers = offers.map((action) => [
    action,
    (_params: object, { emit }: { emit(event: unknown): void }) => {
      const example = action in results ? results[action] : bridgeActions[action]?.example.result;
      if (action === 'pay' && person.playing === 'conversations/refusal') refuse('cancelled', 'the sheet was closed');
      if (bridgeActions[action]?.kind !== 'stream') return example;
      emit(example);
      if (person.playing === 'conversations/stream') return Promise.resolve(emit(example));
      if (person.playing === 'conversations/stream-failure') refuse('unavailable', 'the scale is out of reach');
      return undefined;
    },
  ]);
  return Object.fromEntries(handlers);
}
