import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import type { Tally } from '../model/doses.ts';
import styles from './DayProgress.module.css';

/** Shows the progress of a day as a ring and as text. */
export function DayProgress({ tally, day, future }: { tally: Tally; day: Day; future: boolean }) {
  const { planned, taken, skipped, missed, pending } = tally;
  return (
    <Card padded>
      <div className={styles.progress}>
        <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
          <circle className={styles.track} cx="18" cy="18" r="15" pathLength="100" />
          {taken > 0 && (
            <circle
              className={styles.done}
              cx="18"
              cy="18"
              r="15"
              pathLength="100"
              strokeDasharray={`${(taken / planned) * 100} 100`}
            />
          )}
          {taken === planned && <path className={styles.tick} d="m12 18.5 4.2 4.2 8-8.6" />}
        </svg>
        <div className={layout.growField} role="status">
          <p className={typography.title}>
            {future ? (
              <Plural value={planned} one="# dose planned" other="# doses planned" />
            ) : taken === planned ? (
              <Plural value={planned} one="The dose is taken" other="All # doses taken" />
            ) : (
              <TakenOf tally={tally} day={day} />
            )}
          </p>
          {!future && taken < planned && (
            <p className={styles.rest}>
              {pending > 0 && (
                <span>
                  <Plural value={pending} other="# to go" />
                </span>
              )}
              {skipped > 0 && (
                <span>
                  <Plural value={skipped} other="# skipped" />
                </span>
              )}
              {missed > 0 && (
                <span>
                  <Plural value={missed} other="# not logged" />
                </span>
              )}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** "2 of 4 taken" */
export function TakenOf({ tally, day }: { tally: Pick<Tally, 'planned' | 'taken'>; day: Day }) {
  const format = useFormat();
  const taken = fact('doses.taken', format.number(tally.taken), day);
  const planned = fact('doses.planned', format.number(tally.planned), day);
  return (
    <Trans>
      {taken} of {planned} taken
    </Trans>
  );
}
