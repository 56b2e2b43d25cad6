import type { Format } from '../options.ts';
import type { Report } from '../report.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import { sarifOf } from './sarif.ts';

export const FORMATS: Readonly<Record<Format, (report: Report) => string>> = {
  junit: junitOf,
  sarif: sarifOf,
  html: htmlOf,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  baseline: ({ deviations }) => `${JSON.stringify(deviations.map(({ id }) => id).sort(), null, 2)}\n`,
};
