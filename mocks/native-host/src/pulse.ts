/** One event of `measureHeartRate`. */
export interface Beat {
  bpm?: number;
  contact: boolean;
  progress: number;
  /** Unix time; ms */
  time: number;
}

/** The median of a whole measurement; beats/min. Undefined if the finger was off the lens for most of the time. */
export function rateOf(beats: Beat[]): number | undefined {
  const rates = beats.flatMap(({ bpm, contact }) => (contact && bpm ? [bpm] : [])).sort((a, b) => a - b);
  return rates.length < beats.length / 2 ? undefined : rates[rates.length >> 1];
}

/** Time until the first pulse; s. */
const settling = 3;

/**
 * The pulse at rest: about 70 beats/min, which varies by a few beats with each breath (every 4 s), slow waves of blood
 * pressure (every 10 s), and random noise.
 * @param second time since the finger touched the lens; s
 * @param noise from -1 to 1
 */
export function pulseAt(second: number, noise = 0): number {
  const breath = 2.5 * Math.sin((2 * Math.PI * second) / 4);
  const wave = 1.5 * Math.sin((2 * Math.PI * second) / 10 + 1);
  return Math.round(70 + breath + wave + 1.5 * noise);
}

/** A measurement with one event per second; the first events report contact without a pulse. */
export function measure(seconds: number, start: number, random: () => number = Math.random): Beat[] {
  return Array.from({ length: seconds + 1 }, (_, second) => ({
    ...(second >= settling && { bpm: pulseAt(second, 2 * random() - 1) }),
    contact: second > 0,
    progress: second / seconds,
    time: start + second * 1_000,
  }));
}
