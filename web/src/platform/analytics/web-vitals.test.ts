import { describe, expect, test } from 'vitest';
import { vitalExtras } from './web-vitals.ts';

const at = (startTime: number) => ({ startTime }) as PerformanceEntry;
const metric = (more: Partial<Parameters<typeof vitalExtras>[0]>) => ({
  id: 'v6-1-1',
  name: 'INP' as const,
  value: 96,
  rating: 'good' as const,
  navigationType: 'navigate' as const,
  entries: [],
  navigationStartTime: 0,
  ...more,
});

const marks = [
  { name: 'page:home', startTime: 300 },
  { name: 'data', startTime: 500 },
  { name: 'page:medicine-remind', startTime: 4_000 },
];

describe('the page of a web vital', () => {
  const pageOf = (more: Partial<Parameters<typeof vitalExtras>[0]>) => vitalExtras(metric(more), marks).page;

  test('the page of a web vital is the screen at the time of its entry', () => {
    expect(pageOf({ entries: [at(3_999)] })).toBe('home');
    expect(pageOf({ entries: [at(4_000)] })).toBe('medicine-remind');
  });

  test('the page of a web vital is the first screen before any opened or without an entry', () => {
    expect(pageOf({ entries: [at(120)] })).toBe('home');
    expect(pageOf({ name: 'CLS', value: 0 })).toBe('home');
  });

  test('the page of a web vital is the restored screen after a return from the browser cache', () => {
    expect(pageOf({ navigationType: 'back-forward-cache', navigationStartTime: 60_000 })).toBe('medicine-remind');
  });

  test('the page of a web vital is undefined without a page view', () => {
    expect(vitalExtras(metric({ entries: [at(100)] }), []).page).toBeUndefined();
  });
});

test('web vital times are whole milliseconds, and CLS has four decimals', () => {
  expect(vitalExtras(metric({ value: 103.7000000002 }), marks).value).toBe(104);
  expect(vitalExtras(metric({ name: 'CLS', value: 0.012_345_6 }), marks).value).toBe(0.0123);
});
