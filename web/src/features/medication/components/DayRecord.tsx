import type { MedicationHistoryDose } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { nowAt } from '#domains/medication/model/schedule.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { type Day, dayOf } from '#lib/time/days.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { canAnswer, stateOf, tally } from '../model/doses.ts';
import { TakenOf } from './DayProgress.tsx';
import { DoseStatus } from './DoseStatus.tsx';
import styles from './Record.module.css';

/** Lists the doses of a day with their status. Doses of the last seven days link to the screen where they can be logged. */
export function DayRecord({ date, doses }: { date: Day; doses: MedicationHistoryDose[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = nowAt(useNow());
  const counts = tally(doses.filter(({ asNeeded }) => !asNeeded));
  return (
    <section aria-live="polite">
      <div className={layout.ends}>
        <h2 className={typography.softHeading}>{format.date(date, 'weekday')}</h2>
        {counts.planned > 0 && (
          <p className={styles.count}>
            <TakenOf tally={counts} day={date} />
          </p>
        )}
      </div>
      <Card>
        {doses.length === 0 ? (
          <p className={styles.nothing}>
            <Trans>Nothing is planned on this day.</Trans>
          </p>
        ) : (
          <ul>
            {doses.map((dose) => (
              <li key={`${dose.reminderId} ${dose.time}`} className={styles.dose}>
                <span className={styles.time}>{format.time(dose.time)}</span>
                <div className={layout.growText}>
                  <ServerText as="bdi" className={typography.strongBody} text={dose.medicineName} />
                  <div className={styles.amount}>
                    <span className={styles.soft}>{i18n._(amountOf(dose.dose, dose.doseUnit))}</span>
                    <DoseStatus state={stateOf(dose, date, now)}>
                      {dose.status === 'taken' && dose.handledAt ? (
                        <TakenAt at={format.date(dose.handledAt, dayOf(dose.handledAt) === date ? 'time' : 'moment')} />
                      ) : undefined}
                    </DoseStatus>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {counts.planned > counts.taken && canAnswer(date, now.day) && (
        <p className={layout.above3}>
          <ButtonLink variant="quiet" href={pathTo('/medicine-remind', { date })}>
            <Trans>Log or change these doses</Trans>
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function TakenAt({ at: time }: { at: string }) {
  return <Trans>Taken at {time}</Trans>;
}
