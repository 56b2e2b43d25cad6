/** A film of a week that the app draws: an opening, the days, the sums, and an end. */
export interface Film {
  title: string;
  /** The days of the week, such as "16 – 22 Nov". */
  period: string;
  days: readonly FilmDay[];
  /** The target as a share of the highest column, 0 to 1; null if there is none. */
  target: number | null;
  /** The sums of the week. */
  lines: readonly string[];
  /** The time at which a model generated the content. All frames then carry the mark, and the file the metadata. */
  generatedAt: string | null;
}

export interface FilmDay {
  label: string;
  /** What stands above the columns while the day's column grows. */
  text: string;
  /** Height of its column, 0 to 1. */
  share: number;
  /** Drawn as an outline, because it is not comparable. */
  partial: boolean;
}

export type FilmScene = 'opening' | 'days' | 'sums' | 'end';

/** Start of each scene, seconds. */
const starts: [FilmScene, number][] = [
  ['opening', 0],
  ['days', 3],
  ['sums', 14],
  ['end', 18],
];

/** Length of a film, seconds. */
export const filmLength = 20;

/** A scene fades in within this time, seconds. */
const fade = 0.4;

/** The scene at a time, and how far it is. */
export interface FilmMoment {
  scene: FilmScene;
  /** How far the scene is, 0 to 1. */
  at: number;
  /** Opacity of the scene, 0 to 1. */
  opacity: number;
}

/** @param time seconds from the start; a time after the end shows the end */
export function filmMoment(time: number): FilmMoment {
  const now = Math.min(Math.max(0, time), filmLength);
  const index = starts.filter(([, start]) => start <= now).length - 1;
  const [scene, start] = starts[index] as [FilmScene, number];
  const end = starts[index + 1]?.[1] ?? filmLength;
  return { scene, at: (now - start) / (end - start), opacity: Math.min(1, (now - start) / fade) };
}

/**
 * How far a part of a scene has come, where the parts follow each other.
 * @param at how far the scene is, 0 to 1
 * @param share of a part's time in which it moves, 0 to 1
 * @returns 0 to 1, slower towards the end
 */
export function partProgress(at: number, index: number, count: number, share: number): number {
  const linear = Math.min(1, Math.max(0, (at * count - index) / share));
  return 1 - (1 - linear) ** 3;
}
