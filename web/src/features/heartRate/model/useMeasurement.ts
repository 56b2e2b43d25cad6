import type { HeartRateState } from '@health-app/sdk';
import { useEffect, useRef, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { bridge } from '#platform/device/embedder.ts';
import type { Measurement } from './measurement.ts';
import { addPending } from './pending-measurements.ts';
import { type Beat, heartRateOf } from './pulse.ts';
import { type Problem, runMeasurement, type Source } from './run-measurement.ts';

type Step =
  | { name: 'ready' }
  | { name: 'measuring'; source: Source; beats: Beat[] }
  | { name: 'failed'; problem: Problem };

/** Time after the start in which *Stop* ignores presses: the second tap of a double tap on *Start* would hit it. ms */
const doubleTap = 500;

/**
 * Runs measurements, one at a time. Leaving the screen or the app stops a running one.
 * @param onDone receives a finished measurement, which this page has stored
 */
export function useMeasurement(onDone: (measurement: Measurement) => void) {
  const [step, setStep] = useState<Step>({ name: 'ready' });
  const running = useRef<AbortController | undefined>(undefined);
  const startedAt = useRef(0);

  const end = (next: Step) => {
    running.current?.abort();
    running.current = undefined;
    setStep(next);
  };
  const stop = () => {
    if (performance.now() - startedAt.current >= doubleTap) end({ name: 'ready' });
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async (source: Source, state: HeartRateState) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    startedAt.current = performance.now();
    const beats: Beat[] = [];
    setStep({ name: 'measuring', source, beats: [] });
    track('heartRate.measure', { source });
    const fail = (problem: Problem) => {
      track('heartRate.measureFail', { source, problem });
      end({ name: 'failed', problem });
    };
    const onBeat = (beat: Beat) => {
      beats.push(beat);
      if (!controller.signal.aborted) setStep({ name: 'measuring', source, beats: [...beats] });
    };
    // A background page misses events, and may lose the camera. Before the first event, the system may hide the page while
    // it asks for a permission.
    const onVisibility = () => {
      if (document.hidden && beats.length > 0) fail('failed');
    };
    document.addEventListener('visibilitychange', onVisibility);
    const outcome = await runMeasurement(bridge, { source, state, onBeat, signal: controller.signal });
    document.removeEventListener('visibilitychange', onVisibility);
    if (running.current !== controller) return;
    running.current = undefined;
    if (outcome === 'stopped') return setStep({ name: 'ready' });
    const heartRate = heartRateOf(beats);
    const [first, last] = [beats[0], beats[beats.length - 1]];
    if (outcome || heartRate === undefined || !first || !last) return fail(outcome ?? 'no-pulse');
    const measurement = { heartRate, state, source, startedAt: first.time, endedAt: last.time };
    addPending(measurement);
    onDone(measurement);
  };

  return { step, start, stop, again: () => setStep({ name: 'ready' }) };
}
