import { useLingui } from '@lingui/react/macro';
import type { DayMarkNames } from '#ui/calendar/DayMarkIcon.tsx';

/** What the marks of the plan's days mean: how many of the planned meals were eaten. */
export function useMarkNames(): DayMarkNames {
  const { t } = useLingui();
  return { done: t`Eaten as planned`, partial: t`Partly as planned`, due: t`Planned` };
}
