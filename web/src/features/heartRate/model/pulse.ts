import type { BridgeStreams } from '@health-app/sdk/bridge';

/** One event of a measurement. */
export type Beat = BridgeStreams['measureHeartRate']['result'];

/** Duration of a measurement, seconds. */
export const seconds = 30;

/** Time that the sensor needs to find the pulse after each contact; ms. */
const settlingTime = 3_000;

/** Minimum number of readings, one per second, for a result. */
export const fewestReadings = 10;

/** Number of latest readings in the displayed rate. */
const recent = 5;

/** Rates outside this range are sensor errors; beats/min. */
const plausible = { from: 30, to: 220 };

/** The valid rates by second: with contact, after the sensor has settled. */
function ratesBySecond(beats: Beat[]): Map<number, number> {
  const bySecond = new Map<number, number>();
  let contactSince: number | undefined;
  for (const { bpm, contact, time } of beats) {
    contactSince = contact ? (contactSince ?? time) : undefined;
    if (contactSince === undefined || bpm === undefined || time - contactSince < settlingTime) continue;
    if (bpm >= plausible.from && bpm <= plausible.to) bySecond.set(Math.floor(time / 1_000), bpm);
  }
  return bySecond;
}

/** The valid rates, one per second, oldest first. */
export const readingsOf = (beats: Beat[]): number[] => [...ratesBySecond(beats).values()];

/** Least height of the curve, beats/min, so that a calm pulse looks calm. */
const leastSpan = 20;

/** A point of the curve; both coordinates are from 0 to 1, `y` downwards. */
export interface CurvePoint {
  x: number;
  y: number;
}

/** The heart rate over the time of a measurement, as stretches without gaps. */
export function curveOf(beats: Beat[]): CurvePoint[][] {
  const rates = [...ratesBySecond(beats)];
  const values = rates.map(([, rate]) => rate);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, leastSpan);
  const top = (low + high + span) / 2;
  const stretches: CurvePoint[][] = [];
  let last = Number.NaN;
  for (const [second, rate] of rates) {
    if (second - last !== 1) stretches.push([]);
    last = second;
    const x = Math.min(1, (second - Math.floor((beats[0]?.time ?? 0) / 1_000)) / seconds);
    stretches[stretches.length - 1]?.push({ x, y: (top - rate) / span });
  }
  return stretches;
}

/** The heart rate of a measurement: the median, which ignores spikes; `undefined` with too few readings. */
export function heartRateOf(beats: Beat[]): number | undefined {
  const readings = readingsOf(beats);
  return readings.length < fewestReadings ? undefined : Math.round(median(readings));
}

/** The current heart rate, smoothed so that it is readable. */
export function rateNow(beats: Beat[]): number | undefined {
  const readings = readingsOf(beats).slice(-recent);
  return beats[beats.length - 1]?.contact && readings.length > 0 ? Math.round(median(readings)) : undefined;
}

/** The median of one or more values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
