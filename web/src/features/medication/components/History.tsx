import type { MedicationHistoryDay } from '@health-app/sdk';
import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/clock.ts';
import { addDays, type Day } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import { infiniteQueries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { InfiniteList } from '../../../ui/list/InfiniteList.tsx';
import { amounts } from '../labels.ts';
import { type Now, nowAt, stateOf, tally } from '../model/doses.ts';
import { DoseStatus } from './DoseStatus.tsx';
import styles from './History.module.css';

/** All doses by day, newest first; older days load on scrolling. */
export function History({ today }: { today: Day }) {
  const { t } = useLingui();
  const now = nowAt(useNow());
  const query = useInfiniteQuery(infiniteQueries.medication.historyList({ to: today }));
  return (
    <section className={styles.history}>
      <h2 className={styles.title}>
        <Trans>By day</Trans>
      </h2>
      <InfiniteList
        query={query}
        label={t`By day`}
        keyOf={({ date }) => date}
        rowHeight={20}
        variant="cards"
        skeleton={<Skeleton rows={3} height="20rem" />}
        empty={
          <EmptyState
            title={<Trans>Nothing recorded yet</Trans>}
            action={
              <ButtonLink href={pathTo('/medicine-remind')}>
                <Trans>To today’s doses</Trans>
              </ButtonLink>
            }
          >
            <Trans>The doses you take, skip or miss will be listed here.</Trans>
          </EmptyState>
        }
        end={<Trans>This is the whole record.</Trans>}
      >
        {(day) => <DayRecord day={day} now={now} />}
      </InfiniteList>
    </section>
  );
}

function DayRecord({ day: { date, doses }, now }: { day: MedicationHistoryDay; now: Now }) {
  const { i18n } = useI18n();
  const { taken, planned } = tally(doses);
  return (
    <article>
      <div className={styles.head}>
        <h3 className={styles.date}>
          {date === now.day ? (
            <Trans>Today</Trans>
          ) : date === addDays(now.day, -1) ? (
            <Trans>Yesterday</Trans>
          ) : (
            formatDate(i18n.locale, date, 'weekday')
          )}
        </h3>
        <p className={styles.count}>
          <Trans>
            {taken} of {planned} taken
          </Trans>
        </p>
      </div>
      <Card>
        <ul>
          {doses.map((dose) => (
            <li key={`${dose.reminderId} ${dose.time}`} className={styles.dose}>
              <span className={styles.time}>{dose.time}</span>
              <span className={styles.medicine}>
                <span className={styles.name}>{dose.medicineName}</span>
                <span className={styles.amount}>{i18n._(amounts[dose.doseUnit](dose.dose))}</span>
              </span>
              <DoseStatus state={stateOf(dose, date, now)} />
            </li>
          ))}
        </ul>
      </Card>
    </article>
  );
}
