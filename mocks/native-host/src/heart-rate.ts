import type { HostAnswer } from '@health-app/sdk/testing';
import { change, phoneState } from './phone-state.ts';
import { type Beat, measure, rateOf } from './pulse.ts';
import { type Settings, userOf } from './settings.ts';

export interface HeartRateParams {
  source?: 'camera' | 'monitor';
  state?: 'resting' | 'active';
  seconds?: number;
}

/** Simulates a measurement, and stores a completed one, as the native app does. */
export function measureHeartRate(params: HeartRateParams, settings: Settings, signal: AbortSignal): HostAnswer {
  const { source = 'camera', state = 'resting', seconds = 30 } = params;
  const beats = measure(seconds, Date.now());
  const unfollow = followFinger(beats);
  const stop = () => {
    unfollow();
    change({ beat: undefined, lifted: false });
  };
  signal.addEventListener('abort', stop);
  // The host sends the events; the phone shows the same events in parallel.
  for (const [second, beat] of beats.entries()) {
    setTimeout(() => {
      if (!signal.aborted) change({ beat });
    }, second * 1_000);
  }
  setTimeout(() => {
    if (signal.aborted) return;
    stop();
    const heartRate = rateOf(beats);
    if (heartRate === undefined) return;
    const measured = { heartRate, state, source: source === 'monitor' ? 'device' : source, time: Date.now() } as const;
    change({ unsent: [...phoneState.get().unsent, measured] });
    void sendMeasured(settings);
  }, seconds * 1_000);
  return { events: beats, every: 1_000, end: true };
}

/**
 * Uploads the stored measurements; those that fail stay for the next attempt.
 * @returns the number of uploaded measurements
 */
export async function sendMeasured(settings: Settings): Promise<number> {
  const { unsent } = phoneState.get();
  if (settings.network === 'offline' || settings.network === 'failing') return 0;
  change({ unsent: [] });
  const headers = { 'content-type': 'application/json', userToken: userOf(settings).userToken ?? '' };
  for (const measured of unsent) {
    await fetch('/api/__mock/bring/heartRate', { method: 'POST', headers, body: JSON.stringify(measured) });
  }
  return unsent.length;
}

/** Removes the pulse from further events while the finger is off the lens. */
function followFinger(beats: Beat[]): () => void {
  const found = beats.map((beat) => ({ ...beat }));
  return phoneState.subscribe(() => {
    const { lifted } = phoneState.get();
    for (const [index, beat] of beats.entries()) {
      if (beat.time <= Date.now()) continue;
      const { contact, bpm } = found[index] as Beat;
      beat.contact = contact && !lifted;
      if (lifted) delete beat.bpm;
      else if (bpm !== undefined) beat.bpm = bpm;
    }
  });
}
