import type { DayMarks } from './DayMarkIcon.tsx';

/** Days of each kind. */
export const marks: DayMarks = {
  '2026-11-16': 'done',
  '2026-11-17': 'missed',
  '2026-11-18': 'done',
  '2026-11-19': 'done',
  '2026-11-20': 'due',
  '2026-11-21': 'due',
};
