import type { HealthError } from '@health-app/sdk';
import { createBridge } from '@health-app/sdk/bridge';
import { createNativeHost, type HostScript } from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { Beat } from './pulse.ts';
import { runMeasurement } from './run-measurement.ts';

const granted = { result: { state: 'granted' } };
const beats: Beat[] = [70, 71, 72].map((bpm, index) => ({
  bpm,
  contact: true,
  progress: index / 2,
  time: index * 1_000,
}));

function run(script: HostScript, options: { source?: 'camera' | 'monitor'; offers?: string[] } = {}) {
  const { source = 'camera', offers } = options;
  const host = createNativeHost({ platform: 'ios', script: { requestPermission: granted, ...script }, offers });
  const controller = new AbortController();
  const heard: Beat[] = [];
  const outcome = runMeasurement(Promise.resolve(createBridge({ window: host.window })), {
    source,
    state: 'active',
    onBeat: (beat) => heard.push(beat),
    signal: controller.signal,
  });
  return { host, heard, outcome, stop: () => controller.abort() };
}

it('a measurement requests the camera and sends the sensor, duration and state to the app', async () => {
  const { host, heard, outcome } = run({ measureHeartRate: { events: beats, end: true } });
  expect(await outcome).toBeUndefined();
  expect(heard).toEqual(beats);
  expect(host.said('call').map(({ params }) => params)).toContainEqual({ permission: 'camera' });
  expect(host.said('stream')[0]?.params).toEqual({ source: 'camera', state: 'active', seconds: 30 });
});

it('the screen stays on during the measurement only', async () => {
  const { host, outcome } = run({ measureHeartRate: { error: 'unavailable' } });
  await outcome;
  const screen = host.said('notify').filter(({ action }) => action === 'setScreenOn');
  expect(screen.map(({ params }) => params)).toEqual([{ on: true }, { on: false }]);
});

it('a measurement with a monitor requests Bluetooth, and does not start if it is denied', async () => {
  const { host, outcome } = run({ requestPermission: { result: { state: 'restricted' } } }, { source: 'monitor' });
  expect(await outcome).toBe('bluetooth-denied');
  expect(host.said('call').map(({ params }) => params)).toContainEqual({ permission: 'bluetooth' });
  expect(host.said('stream')).toEqual([]);
});

it('an aborted measurement ends the stream', async () => {
  const { host, outcome, heard, stop } = run({ measureHeartRate: { events: beats } });
  await expect.poll(() => heard.length).toBe(3);
  stop();
  expect(await outcome).toBe('stopped');
  expect(host.said('cancel')).toHaveLength(1);
});

describe('a failed measurement', () => {
  it.each([
    ['denied', 'camera-denied'],
    ['unavailable', 'unavailable'],
    ['not supported', 'unsupported'],
    ['cancelled', 'stopped'],
    ['bad reply', 'failed'],
  ] as const)('a measurement that fails with "%s" has the problem %s', async (error, problem) => {
    expect(await run({ measureHeartRate: { error } }).outcome).toBe(problem);
  });

  it('a measurement is unsupported if the app does not offer the action', async () => {
    expect(await run({}, { offers: ['requestPermission'] }).outcome).toBe('unsupported');
  });

  it('a measurement has the problem failed if the bridge does not load', async () => {
    const failed = Promise.reject<never>(new Error('chunk') as HealthError);
    const options = { source: 'camera', state: 'resting', onBeat() {}, signal: new AbortController().signal } as const;
    expect(await runMeasurement(failed, options)).toBe('failed');
  });
});
