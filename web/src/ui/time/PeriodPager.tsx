import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Open } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays, type Day, daysBetween } from '#lib/time/days.ts';
import { Pager } from './Pager.tsx';
import styles from './PeriodPager.module.css';
import { Swipe } from './Swipe.tsx';

interface Props {
  period: Open<'week' | 'month' | 'halfYear' | 'year'>;
  from: Day;
  to: Day;
  /** @param date last day of the new period; `undefined` for the one up to today */
  onChange: (date: Day | undefined) => void;
  /** The content of the period, which can be swiped. */
  children: ReactNode;
}

/** A period: its days with buttons to the previous and the next one, and its content, which a finger can drag aside. */
export function PeriodPager({ period, from, to, onChange, children }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const later = () => {
    const next = addDays(to, daysBetween(from, to) + 1);
    onChange(next < today ? next : undefined);
  };
  const earlier = () => onChange(addDays(from, -1));
  const isNewest = to >= today;
  const style = period === 'year' ? 'monthOfYear' : 'short';
  return (
    <>
      <div className={styles.pager}>
        <Pager
          previous={{ label: t`Earlier`, onClick: earlier }}
          next={{ label: t`Later`, disabled: isNewest, onClick: later }}
        >
          <p aria-live="polite">
            {format.date(from, style)} – {format.date(to, style)}
          </p>
        </Pager>
      </div>
      <Swipe key={period} page={to} onEarlier={earlier} onLater={isNewest ? undefined : later}>
        {children}
      </Swipe>
    </>
  );
}
