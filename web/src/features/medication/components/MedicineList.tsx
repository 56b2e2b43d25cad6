import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import type { MedicineAdherence } from '../model/medication-history.ts';
import { AdherenceWords } from './AdherenceWords.tsx';
import styles from './Record.module.css';

/** Shows the adherence per medicine: a bar with its share as a number and as text. */
export function MedicineList({ medicines }: { medicines: MedicineAdherence[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <Card>
      {medicines.length === 0 && (
        <p className={styles.nothing}>
          <Trans>No dose was due.</Trans>
        </p>
      )}
      <ul>
        {medicines.map(({ reminderId, medicineName, dose, doseUnit, onTime, adherence }) => {
          const { taken, percent } = adherence;
          return (
            <li key={reminderId} className={styles.adherence}>
              <div className={layout.ends}>
                <h3 className={typography.strongBody}>
                  <ServerText as="bdi" text={medicineName} />{' '}
                  <span className={styles.soft}>{i18n._(amountOf(dose, doseUnit))}</span>
                </h3>
                <p className={typography.strongFigures}>{format.percent(percent)}</p>
              </div>
              <div className={styles.bar} aria-hidden="true">
                <span className={styles.taken} style={{ width: `${percent ?? 0}%` }} />
              </div>
              <p className={styles.soft}>
                <AdherenceWords {...adherence} />
              </p>
              {taken > 0 && (
                <p className={styles.soft}>
                  <Trans>
                    {onTime} of {taken} within an hour of the planned time
                  </Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
