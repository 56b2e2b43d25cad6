import { lazy } from 'react';

/** Loads the code of the chart, so that it arrives beside the values. A failure shows when the chart renders. */
export const preloadLineChart = (): void => void load().catch(() => {});

/** A `LineChart` whose code loads when the first one renders. */
export const LineChart = lazy(async () => ({ default: (await load()).LineChart }));

const load = () => import('./LineChart.tsx');
