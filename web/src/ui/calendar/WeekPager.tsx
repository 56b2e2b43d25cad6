import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { Pager } from '#ui/time/Pager.tsx';

interface Props {
  /** What the week is, if it is none of the calendar. */
  name?: string | undefined;
  /** First day of the week. */
  first: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  /** @param weeks -1 or 1 */
  go: (weeks: number) => void;
}

/** The days of a week, with buttons to the previous and the next one. */
export function WeekPager({ name, first, min, max, go }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Pager
      previous={{
        label: t`Previous week`,
        disabled: Boolean(min && addDays(first, -1) < min),
        onClick: () => go(-1),
      }}
      next={{ label: t`Next week`, disabled: Boolean(max && addDays(first, 7) > max), onClick: () => go(1) }}
    >
      <p aria-live="polite">
        {name && `${name} · `}
        {format.date(first, 'short')} – {format.date(addDays(first, 6), 'short')}
      </p>
    </Pager>
  );
}
