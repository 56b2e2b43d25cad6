import type { DailyReportSummary } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './Week.module.css';

/** rem, as in the style sheet */
const HEIGHT = 14;

/**
 * Charts the energy of each day of a week. A partial day is striped, because it is not comparable; a tap opens the day.
 * @param target kcal of a day; null if there is none
 */
export function WeekEnergyBars({
  days,
  target,
  today,
}: {
  days: readonly DailyReportSummary[];
  target: number | null;
  today: string;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const most = Math.max(target ?? 0, ...days.map(({ macros }) => macros.energy || 0), 1);
  const goal = format.energy(target);
  return (
    <div className={layout.stack4}>
      <ol className={styles.bars}>
        {target !== null && (
          <li className={styles.target} style={{ top: `${(1 - target / most) * HEIGHT}rem` }} aria-hidden="true" />
        )}
        {days.map(({ date, coverage, macros }) => {
          const kcal = format.energy(macros.energy);
          const day = format.date(date, 'weekday');
          const name: Record<string, string> = {
            complete: t`${day}: ${kcal} kcal`,
            partial: t`${day}: ${kcal} kcal, partly recorded`,
            empty: t`${day}: nothing recorded`,
          };
          const bar = (
            <>
              <span
                className={styles.column}
                data-coverage={coverage}
                style={{ height: `${((coverage === 'empty' ? 0 : macros.energy || 0) / most) * HEIGHT}rem` }}
              />
              <span className={styles.weekday} aria-hidden="true">
                {format.date(date, 'shortWeekday')}
              </span>
              <span className="visually-hidden">{name[coverage] ?? name.partial}</span>
            </>
          );
          return (
            <li key={date}>
              {date <= today ? (
                <Link className={styles.day ?? ''} href={pathTo('/food-app/report/day', { date })}>
                  {bar}
                </Link>
              ) : (
                <div className={styles.day}>{bar}</div>
              )}
            </li>
          );
        })}
      </ol>
      <p className={typography.note}>
        {target === null ? (
          <Trans>Striped: a day that is only partly recorded.</Trans>
        ) : (
          <Trans>Dashed line: your target of {goal} kcal. Striped: a day that is only partly recorded.</Trans>
        )}
      </p>
    </div>
  );
}
