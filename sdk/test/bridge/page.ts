import { type BridgeOptions, createBridge } from '@health-app/sdk/bridge';
import { createNativeHost, type NativeHostOptions } from '@health-app/sdk/testing';

export const platforms = ['ios', 'android'] as const;

/** A page in a native app: host and bridge, by default after their handshake. */
export function page(hostOptions: Partial<NativeHostOptions> = {}, options: BridgeOptions = {}) {
  const host = createNativeHost({ platform: 'ios', ...hostOptions });
  const bridge = createBridge({ window: host.window, ...options });
  return { host, bridge };
}

/** The code of a promise's rejection, which must be a bridge error. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason as { kind: string; code: string },
  );
  if (error && error.kind !== 'bridge') throw error;
  return error?.code;
}

/** Lets pending promises settle. It uses no timer, so a test may stop the clock. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
