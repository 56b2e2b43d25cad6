import type { BridgeStreams } from '@health-app/sdk/bridge';

/** One event of a measurement. */
export type Beat = BridgeStreams['measureHeartRate']['result'];

/** How long a measurement takes. */
export const seconds = 30;

/** How long the sensor needs to find the pulse, each time the finger or the strap has come into place; ms. */
const settling = 3_000;

/** Fewer seconds with a pulse make no result. */
export const fewest = 10;

/** How many of the last readings the rate on the screen is made of. */
const recent = 5;

/** Beyond these no heart beats: the sensor was mistaken. Beats/min. */
const plausible = { from: 30, to: 220 };

/** The rates that count, one for each second, oldest first: with contact, and after the sensor has settled. */
export function readingsOf(beats: Beat[]): number[] {
  const bySecond = new Map<number, number>();
  let contactSince: number | undefined;
  for (const { bpm, contact, time } of beats) {
    contactSince = contact ? (contactSince ?? time) : undefined;
    if (contactSince === undefined || bpm === undefined || time - contactSince < settling) continue;
    if (bpm >= plausible.from && bpm <= plausible.to) bySecond.set(Math.floor(time / 1_000), bpm);
  }
  return [...bySecond.values()];
}

/** The heart rate of a measurement: the median, which a spike does not move. None of too few readings. */
export function heartRateOf(beats: Beat[]): number | undefined {
  const readings = readingsOf(beats);
  return readings.length < fewest ? undefined : Math.round(median(readings));
}

/** The heart rate just now, calm enough to be read. */
export function rateNow(beats: Beat[]): number | undefined {
  const readings = readingsOf(beats).slice(-recent);
  return beats[beats.length - 1]?.contact && readings.length > 0 ? Math.round(median(readings)) : undefined;
}

/** The middle one of at least one value, or the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
