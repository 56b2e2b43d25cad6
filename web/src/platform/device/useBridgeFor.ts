import type {
  Bridge,
  BridgeCallOptions,
  BridgeCalls,
  BridgeStreamOptions,
  BridgeStreams,
} from '@health-app/sdk/bridge';
import { createStore } from '#lib/store/store.ts';
import { useStore } from '#lib/store/useStore.ts';
import { bridge, openBridge, source } from './embedder.ts';

type Action = keyof BridgeCalls | keyof BridgeStreams;

type CallInput<Params> =
  Record<string, never> extends Params
    ? [params?: Params, options?: BridgeCallOptions]
    : [params: Params, options?: BridgeCallOptions];

/** The bridge with the named actions only. */
export interface BridgeFor<Name extends Action> {
  call: <One extends Name & keyof BridgeCalls>(
    action: One,
    ...input: CallInput<BridgeCalls[One]['params']>
  ) => Promise<BridgeCalls[One]['result']>;
  stream: <One extends Name & keyof BridgeStreams>(
    action: One,
    params: BridgeStreams[One]['params'],
    options: BridgeStreamOptions<BridgeStreams[One]['result']>,
  ) => Promise<void>;
}

/** Opens the bridge for the named actions. */
export type OpenBridge<Name extends Action> = () => Promise<BridgeFor<Name>>;

/** The bridge of an app that has told which actions it offers, or has not done so in time. */
const asked = createStore<{ host: Bridge } | undefined>(undefined);

bridge?.then((host) => {
  const tell = () => asked.set({ host });
  void host.ready.then(tell);
  // An app that starts slowly may tell it later.
  void host.connected.then(tell);
}, ignoreFailure);

/** The action of the button reports it. */
function ignoreFailure(): void {}

/**
 * Returns a function that opens the bridge for actions of a button, or `undefined` if the app around the page does not offer
 * all of them: then the button is not shown. An older app lacks newer actions, and a plain browser has no app. Until the app
 * has told, a native app is expected to offer every action, and the messaging app to scan.
 */
export function useBridgeFor<Name extends Action>(...actions: [Name, ...Name[]]): OpenBridge<Name> | undefined {
  const host = useStore(asked)?.host;
  const offers = (action: Name) => (host ? host.offers(action) : source !== '' || action === 'scanQr');
  return bridge && actions.every(offers) ? openBridge : undefined;
}
