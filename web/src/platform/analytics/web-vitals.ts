/** Tracks the web vitals of the page as events. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageMark } from './performance-mark.ts';

type Track = (name: string, extras: Record<string, unknown>) => void;

/**
 * Tracks each web vital when its value is final: TTFB and FCP early, LCP at the first action, INP and CLS when the page is
 * left. A browser that does not support a vital sends no event for it.
 *
 * Call it before the collector starts: its listeners must run first when the page is hidden, so that the last values are in
 * the last batch.
 */
export function trackWebVitals(track: Track): void {
  const report = (metric: Metric) => {
    track('page.vital', vitalExtras(metric, performance.getEntriesByType('mark')));
  };
  onTTFB(report);
  onFCP(report);
  onLCP(report);
  onINP(report);
  // The library needs `at` only for CLS; browsers before 2021 do not have it.
  if ('at' in Array.prototype) onCLS(report);
}

/**
 * The extras of a vital's event: the page at the time of the measured paint, shift or action, the value in ms (CLS: without a
 * unit), its rating, and the type of navigation that opened the document. INP and CLS come again, with the same `id` and a larger
 * value, when the person returns to the page and leaves it again; the last event counts.
 * @param marks user timing marks, oldest first
 */
export function vitalExtras(
  { id, name, value, rating, navigationType, entries, navigationStartTime }: Omit<Metric, 'delta' | 'navigationId'>,
  marks: readonly Pick<PerformanceEntry, 'name' | 'startTime'>[],
) {
  const time = entries[0]?.startTime ?? navigationStartTime ?? 0;
  const views = marks.filter((mark) => mark.name.startsWith(pageMark));
  // The document exists before its first screen.
  const view = views.filter(({ startTime }) => startTime <= time).pop() ?? views[0];
  return {
    page: view?.name.slice(pageMark.length),
    vital: name,
    value: Number(value.toFixed(name === 'CLS' ? 4 : 0)),
    rating,
    navigationType,
    id,
  };
}
