import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, type Day, daysBetween } from '#lib/time/days.ts';
import { Pager } from './Pager.tsx';
import styles from './PeriodPager.module.css';

interface Props {
  period: Open<'week' | 'month' | 'year'>;
  from: Day;
  to: Day;
  /** @param date last day of the new period; `undefined` for the one up to today */
  onChange: (date: Day | undefined) => void;
}

/** The days of a period, with buttons to the previous and the next one. */
export function PeriodPager({ period, from, to, onChange }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const later = () => {
    const next = addDays(to, daysBetween(from, to) + 1);
    onChange(next < today ? next : undefined);
  };
  const style = period === 'year' ? 'monthOfYear' : 'short';
  return (
    <div className={styles.pager}>
      <Pager
        previous={{ label: t`Earlier`, onClick: () => onChange(addDays(from, -1)) }}
        next={{ label: t`Later`, disabled: to >= today, onClick: later }}
      >
        <p aria-live="polite">
          {format.date(from, style)} – {format.date(to, style)}
        </p>
      </Pager>
    </div>
  );
}
