import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DayStrip.module.css';
import { addDays, type Day, isDay, weekdayOf, weekOf } from './days.ts';
import { formatDay, formatMonth, formatWeekday } from './format.ts';

interface Props {
  day: Day;
  today: Day;
  onChange: (day: Day) => void;
}

/** The week of a day, to choose a day from; the arrows go a week back and on. */
export function DayStrip({ day, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const weekBefore = addDays(day, -7);
  const weekAfter = addDays(day, 7);
  return (
    <nav className={styles.strip} aria-label={t`Days of the week`}>
      <div className={styles.head}>
        <IconButton
          label={t`Previous week`}
          icon={<ChevronLeft aria-hidden="true" size="2rem" />}
          disabled={!isDay(weekBefore)}
          onClick={() => onChange(weekBefore)}
        />
        <p className={styles.date}>{formatDay(i18n.locale, day, today)}</p>
        <IconButton
          label={t`Next week`}
          icon={<ChevronRight aria-hidden="true" size="2rem" />}
          disabled={!isDay(weekAfter)}
          onClick={() => onChange(weekAfter)}
        />
      </div>
      <ul className={styles.days}>
        {weekOf(day)
          .filter(isDay)
          .map((of) => (
            <li key={of}>
              <button
                type="button"
                className={styles.day}
                aria-pressed={of === day}
                aria-current={of === today ? 'date' : undefined}
                onClick={() => onChange(of)}
              >
                <span className={styles.weekday}>{formatWeekday(i18n.locale, weekdayOf(of), 'short')}</span>
                <span className={styles.number}>{Number(of.slice(8))}</span>
                <span className="visually-hidden">{formatMonth(i18n.locale, Number(of.slice(5, 7)), 'long')}</span>
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}
