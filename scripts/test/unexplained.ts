/** The check of histories of decisions, played by the mock's engine or in browsers. */
/** A decision of the person, with the time that orders it; ms. */
export interface Decision {
  value: number;
  intended: number;
  /** Whether a device knows that it took effect. */
  confirmed: boolean;
}

/** What a read has shown, beside the decisions made and confirmed before it. */
export interface Read {
  shown: string;
  made: readonly Decision[];
  confirmed: readonly Decision[];
}

/**
 * Whether an order by the times of the decisions explains every read: each shows the latest decision of those that had
 * arrived, which include the confirmed ones, and of which there are never fewer than before.
 * @param before what a read shows before any decision
 * @param shows what a read shows after each decision
 * @returns the reads that no order explains
 */
export function unexplained({ reads }: { reads: readonly Read[] }, before: string, shows: readonly string[]): Read[] {
  let latest = Number.NEGATIVE_INFINITY;
  return reads.filter(({ shown, made, confirmed }) => {
    latest = Math.max(latest, ...confirmed.map(({ intended }) => intended));
    const times = made.filter(({ value }) => shows[value] === shown).map(({ intended }) => intended);
    if (shown === before) times.push(Number.NEGATIVE_INFINITY);
    const witnesses = times.filter((time) => time >= latest);
    if (witnesses.length > 0) latest = Math.min(...witnesses);
    return witnesses.length === 0;
  });
}
