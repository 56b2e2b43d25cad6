type Track = (name: string, extras?: Record<string, unknown>) => void;

const waiting: Parameters<Track>[] = [];
let send: Track = (...event) => {
  waiting.push(event);
};

/**
 * Notes what a person did, for the statistics: a verb and its object, such as `medication.save`, with whatever is needed to
 * understand it and nothing that tells who the person is or what their body is like.
 */
export const track: Track = (name, extras) => send(name, extras);

/**
 * Brings the analytics in; what was noted before goes with the first batch.
 * @param delay ms from now
 */
export function startAnalytics(delay: number): void {
  setTimeout(async () => {
    try {
      send = (await import('./analytics-client.ts')).analytics.track;
      for (const event of waiting.splice(0)) send(...event);
    } catch {
      // What was noted waits for a connection; nothing that a person does depends on it.
      addEventListener('online', () => startAnalytics(delay), { once: true });
    }
  }, delay);
}
