import type { HeartRateState } from '@health-app/sdk';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../app/analytics.ts';
import { openBridge } from '../../app/host.ts';
import { measure, type Problem, type Source } from './measure.ts';
import { add } from './measurements.ts';
import { type Beat, heartRateOf } from './pulse.ts';
import type { Measurement } from './unkept.ts';

type Step =
  | { name: 'ready' }
  | { name: 'measuring'; source: Source; beats: Beat[] }
  | { name: 'failed'; problem: Problem };

/**
 * One measurement after the other, each of which can be stopped; leaving the screen stops it, too.
 * @param onDone told of a measurement, which is then kept on this page
 */
export function useMeasurement(onDone: (measurement: Measurement) => void) {
  const [step, setStep] = useState<Step>({ name: 'ready' });
  const running = useRef<AbortController | undefined>(undefined);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setStep({ name: 'ready' });
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async (source: Source, state: HeartRateState) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const beats: Beat[] = [];
    setStep({ name: 'measuring', source, beats: [] });
    track('heartRate.measure', { source });
    const onBeat = (beat: Beat) => {
      beats.push(beat);
      if (!controller.signal.aborted) setStep({ name: 'measuring', source, beats: [...beats] });
    };
    const outcome = await measure(openBridge(), { source, state, onBeat, signal: controller.signal });
    if (running.current !== controller) return;
    running.current = undefined;
    if (outcome === 'stopped') return setStep({ name: 'ready' });
    const heartRate = heartRateOf(beats);
    const [first, last] = [beats[0], beats[beats.length - 1]];
    if (outcome || heartRate === undefined || !first || !last) {
      const problem = outcome ?? 'no-pulse';
      track('heartRate.measureFail', { source, problem });
      return setStep({ name: 'failed', problem });
    }
    const measurement = { heartRate, state, source, startedAt: first.time, endedAt: last.time };
    add(measurement);
    onDone(measurement);
  };

  return { step, start, stop, again: () => setStep({ name: 'ready' }) };
}
