/** The current day of the examples. Their dates are relative to it. */
export const EXAMPLES_DATE = '2026-11-20';
