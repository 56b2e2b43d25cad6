import { type HealthError, isHealthError } from '@health-app/sdk';
import { type BridgeOptions, createBridge } from '@health-app/sdk/bridge';
import { createNativeHost, type NativeHostOptions } from '@health-app/sdk/testing';
import { expect } from 'vitest';

export const platforms = ['ios', 'android'] as const;

/** A page in a native app: host and bridge, by default after their handshake. */
export function page(hostOptions: Partial<NativeHostOptions> = {}, options: BridgeOptions = {}) {
  const host = createNativeHost({ platform: 'ios', ...hostOptions });
  const bridge = createBridge({ window: host.window, ...options });
  return { host, bridge };
}

/** The code of a promise's rejection, which must be a bridge error. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return undefined;
  expect(isHealthError(error, 'bridge')).toBe(true);
  return (error as HealthError).code;
}

/** Lets pending promises settle. It uses no timer, so a test may stop the clock. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
