import { useLingui } from '@lingui/react/macro';

/** Returns a function that says what is recorded of a day: its energy, and whether that is all of it. */
export function useDayText(): (coverage: string, kcal: string) => string {
  const { t } = useLingui();
  return (coverage, kcal) => {
    if (coverage === 'empty') return t`Nothing recorded`;
    return coverage === 'complete' ? t`${kcal} kcal` : [t`${kcal} kcal`, t`partly recorded`].join(' · ');
  };
}
