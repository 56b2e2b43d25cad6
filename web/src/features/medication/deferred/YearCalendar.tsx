import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { clampDay, type Day, daysIntoWeek } from '#lib/time/days.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import type { CalendarDay, Month } from '../model/year.ts';
import styles from './YearCalendar.module.css';

/** Twelve small months. Each day is filled from the bottom by the share of doses taken, which works without colour. */
export function YearCalendar({ months, today }: { months: Month[]; today: Day }) {
  return (
    <>
      <div className={styles.year}>
        {months.map((month) => (
          <MonthGrid key={month.first} month={month} today={today} />
        ))}
      </div>
      <Legend />
    </>
  );
}

/** Days are too small to tap or to read out one by one, so the month has one description and links to its view. */
function MonthGrid({ month: { first, days, adherence }, today }: { month: Month; today: Day }) {
  const { t } = useLingui();
  const format = useFormat();
  const name = format.date(first, 'month');
  const percent = adherence.percent === undefined ? undefined : format.percent(adherence.percent);
  const { taken, due } = adherence;
  const label =
    percent === undefined ? t`${name}: no dose was due` : t`${name}: ${percent}, ${taken} of ${due} doses taken`;
  const last = days[days.length - 1] as CalendarDay;
  const content = (
    <>
      <div className={styles.name} aria-hidden="true">
        <span>{format.date(first, 'shortMonth')}</span>
        <span className={styles.percent}>{percent}</span>
      </div>
      <div className={styles.grid} aria-hidden="true">
        {days.map((day, index) => (
          <Cell
            key={day.day}
            day={day}
            column={index === 0 ? daysIntoWeek(first, format.firstDay) + 1 : undefined}
            today={day.day === today}
          />
        ))}
      </div>
    </>
  );
  // Future months have no record.
  return first > today ? (
    <div role="img" aria-label={label}>
      {content}
    </div>
  ) : (
    <Link
      href={pathTo('/medicine-remind/record', { date: clampDay(last.day, undefined, today) })}
      className={styles.month}
    >
      <span className="visually-hidden">{label}</span>
      {content}
    </Link>
  );
}

function Cell({ day: { mark, share }, column, today }: { day: CalendarDay; column?: number; today?: boolean }) {
  const classes = [styles.day, styles[mark], today && styles.today].filter(Boolean).join(' ');
  return (
    <span className={classes} style={{ gridColumnStart: column }}>
      {(mark === 'some' || mark === 'open') && share > 0 && (
        <span className={styles.fill} style={{ height: `${share * 100}%` }} />
      )}
    </span>
  );
}

function Legend() {
  const samples = [
    { mark: 'all', share: 1, words: <Trans>All taken</Trans> },
    { mark: 'some', share: 0.5, words: <Trans>Part taken</Trans> },
    { mark: 'none', share: 0, words: <Trans>None taken</Trans> },
    { mark: 'nothing', share: 0, words: <Trans>Nothing planned</Trans> },
  ] as const;
  return (
    <ul className={styles.legend}>
      {samples.map(({ mark, share, words }) => (
        <li key={mark} className={styles.sample}>
          <Cell day={{ day: '', mark, share }} />
          {words}
        </li>
      ))}
      <li className={styles.sample}>
        <Cell day={{ day: '', mark: 'open', share: 0 }} today />
        <Trans>Today</Trans>
      </li>
    </ul>
  );
}
