import { type HeartRateState, isHealthError } from '@health-app/sdk';
import type { Bridge } from '@health-app/sdk/bridge';
import type { Measurement } from './measurement.ts';
import { type Beat, seconds } from './pulse.ts';

export type Source = Measurement['source'];

/** Why a measurement failed. */
export type Problem = 'no-pulse' | 'camera-denied' | 'bluetooth-denied' | 'unavailable' | 'unsupported' | 'failed';

interface Options {
  source: Source;
  state: HeartRateState;
  /** Receives each event. */
  onBeat: (beat: Beat) => void;
  /** Ends the measurement. */
  signal: AbortSignal;
}

/**
 * Requests the permission and measures for the full duration.
 * @returns the problem, or `stopped`; `undefined` after a full measurement
 */
export async function runMeasurement(
  host: Promise<Bridge> | undefined,
  { source, state, onBeat, signal }: Options,
): Promise<Problem | 'stopped' | undefined> {
  try {
    const bridge = await host;
    await bridge?.ready;
    if (!bridge?.offers('measureHeartRate')) return 'unsupported';
    if (bridge.offers('requestPermission')) {
      const permission = source === 'camera' ? 'camera' : 'bluetooth';
      const answer = await bridge.call('requestPermission', { permission }, { signal });
      if (answer.state !== 'granted') return deniedOf(source);
    }
    bridge.notify('setScreenOn', { on: true });
    try {
      await bridge.stream('measureHeartRate', { source, state, seconds }, { onEvent: onBeat, signal });
    } finally {
      bridge.notify('setScreenOn', { on: false });
    }
    if (signal.aborted) return 'stopped';
    // During the measurement, people look at the finger or close their eyes.
    bridge.notify('vibrate', { strength: 'light' });
    return undefined;
  } catch (error) {
    return signal.aborted ? 'stopped' : problemOf(error, source);
  }
}

function problemOf(error: unknown, source: Source): Problem | 'stopped' {
  const code = isHealthError(error) ? error.code : undefined;
  if (code === 'cancelled') return 'stopped';
  if (code === 'denied') return deniedOf(source);
  if (code === 'unavailable') return 'unavailable';
  if (code === 'not supported') return 'unsupported';
  return 'failed';
}

const deniedOf = (source: Source): Problem => (source === 'camera' ? 'camera-denied' : 'bluetooth-denied');
