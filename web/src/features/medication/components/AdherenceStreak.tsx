import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#lib/format/useFormat.ts';
import { type Day, yearOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import layout from '#ui/Layout.module.css';
import { longestStreak, streakOf } from '../model/medication-history.ts';
import { adherenceOf, lastThirty, yearsOfLastThirty } from '../model/year.ts';
import styles from './AdherenceStreak.module.css';

/** Shows the last thirty days as a ring, and the number of successive days on which every dose was taken. */
export function AdherenceStreak({ today }: { today: Day }) {
  const { t } = useLingui();
  const format = useFormat();
  const thisYear = useQuery(queries.medication.yearList({ year: yearOf(today) }));
  // The last thirty days, or a streak since New Year, may have begun in the previous year.
  const days = thisYear.data ?? [];
  const reachesBack =
    yearsOfLastThirty(today).length > 1 || (days.length > 0 && streakOf(days, today) >= days.length - 1);
  const lastYear = useQuery({ ...queries.medication.yearList({ year: yearOf(today) - 1 }), enabled: reachesBack });
  return (
    <QueryView
      query={reachesBack && !lastYear.data ? lastYear : thisYear}
      skeleton={<Skeleton rows={1} height="12rem" />}
    >
      {() => {
        const all = [...(lastYear.data ?? []), ...days];
        const thirty = lastThirty(all, today);
        const { due, taken, skipped, missed, percent } = adherenceOf(thirty, today);
        const streak = streakOf(all, today);
        // The longest of the period that the card names, so that the calendar below it shows the same days.
        const longest = longestStreak(thirty, today);
        return (
          <Card padded>
            <div className={layout.line4}>
              <ProgressRing label={t`Doses taken in the last 30 days`} value={(percent ?? 0) / 100} size={8}>
                <span className={styles.percent}>{format.percent(percent)}</span>
              </ProgressRing>
              <div className={styles.words}>
                <p>
                  <Trans>Last 30 days</Trans>
                </p>
                <p className={styles.answer}>
                  {due === 0 ? (
                    <Trans>No dose was due</Trans>
                  ) : (
                    <Trans>
                      {taken} of {due} doses taken
                    </Trans>
                  )}
                </p>
                {due > taken && (
                  <p>
                    <Trans>
                      {skipped} skipped, {missed} not logged
                    </Trans>
                  </p>
                )}
                <p>
                  {streak > 0 ? (
                    <Plural value={streak} one="All taken for # day" other="All taken for # days in a row" />
                  ) : (
                    longest > 0 && <Plural value={longest} one="Longest streak: # day" other="Longest streak: # days" />
                  )}
                </p>
              </div>
            </div>
          </Card>
        );
      }}
    </QueryView>
  );
}
