/** One event of `measureHeartRate`. */
export interface Beat {
  bpm?: number;
  contact: boolean;
  progress: number;
  /** ms since 1970 */
  time: number;
}

/** Beats/min of a whole measurement, its median; none when the finger was away for most of it. */
export function rateOf(beats: Beat[]): number | undefined {
  const rates = beats.flatMap(({ bpm, contact }) => (contact && bpm ? [bpm] : [])).sort((a, b) => a - b);
  return rates.length < beats.length / 2 ? undefined : rates[rates.length >> 1];
}

/** How long it takes to find the pulse; s. */
const settling = 3;

/**
 * A resting heart: about 70, a few beats up and down with each breath (a breath every 4 s), slow waves of blood pressure
 * (every 10 s), and a little that nothing explains.
 * @param second since the finger was put on
 * @param noise from -1 to 1
 */
export function pulseAt(second: number, noise = 0): number {
  const breath = 2.5 * Math.sin((2 * Math.PI * second) / 4);
  const wave = 1.5 * Math.sin((2 * Math.PI * second) / 10 + 1);
  return Math.round(70 + breath + wave + 1.5 * noise);
}

/** A measurement, one event a second; at first there is contact and no pulse yet. */
export function measure(seconds: number, start: number, random: () => number = Math.random): Beat[] {
  return Array.from({ length: seconds + 1 }, (_, second) => ({
    ...(second >= settling && { bpm: pulseAt(second, 2 * random() - 1) }),
    contact: second > 0,
    progress: second / seconds,
    time: start + second * 1_000,
  }));
}
