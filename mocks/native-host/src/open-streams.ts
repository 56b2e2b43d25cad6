/** The streams that pages have open, and the events that this page sends into them in the place of the phone. */
import type { BridgeErrorCode } from '@health-app/sdk/bridge';
import { bridgeActions, type HostMessage, type NativeHost, type PageMessage } from '@health-app/sdk/testing';
import { createStore } from './store.ts';

export type StreamName = Parameters<NativeHost['emit']>[0];

/** Every stream of the protocol. */
export const streamNames = Object.keys(bridgeActions)
  .filter((action) => bridgeActions[action]?.kind === 'stream')
  .sort() as StreamName[];

/** The number of open streams by action. */
export const openStreams = createStore<Partial<Record<StreamName, number>>>({});

const hosts = new Map<NativeHost, Map<string, StreamName>>();

function publish(): void {
  const counts: Partial<Record<StreamName, number>> = {};
  for (const open of hosts.values()) for (const action of open.values()) counts[action] = (counts[action] ?? 0) + 1;
  openStreams.set(() => counts);
}

/** Tracks the streams of a host. @returns functions that take the messages of its channel */
export function trackStreams(host: () => NativeHost) {
  const open = () => {
    const known = hosts.get(host()) ?? new Map<string, StreamName>();
    hosts.set(host(), known);
    return known;
  };
  return {
    fromPage(message: PageMessage): void {
      if (message.type === 'stream') open().set(message.id, message.action as StreamName);
      else if (message.type === 'cancel') open().delete(message.id);
      else return;
      publish();
    },
    fromHost(message: HostMessage): void {
      if (message.type === 'reply' && open().delete(message.id)) publish();
    },
  };
}

/** Ends the tracking of a host whose page is gone. */
export function forgetStreams(host: NativeHost): void {
  hosts.delete(host);
  publish();
}

/** Sends an event into each open stream of an action. */
export function emitEvent(action: StreamName, data: unknown): void {
  for (const host of hosts.keys()) host.emit(action, data);
}

/** Ends each open stream of an action. */
export function endStreams(action: StreamName, error?: BridgeErrorCode): void {
  for (const host of hosts.keys()) host.end(action, error);
}
