import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import styles from '../components/Record.module.css';
import type { AsNeededUse } from '../model/medication-history.ts';

/** Lists the doses of medicines that are taken as needed. Renders nothing without any. */
export function AsNeededUses({ uses }: { uses: AsNeededUse[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (uses.length === 0) return null;
  return (
    <section>
      <h3 className={typography.softHeading}>
        <Trans>Taken when needed</Trans>
      </h3>
      <Card>
        <ul>
          {uses.map(({ reminderId, medicineName, dose, doseUnit, count, most, days }) => (
            <li key={reminderId} className={styles.adherence}>
              <h4 className={typography.strongBody}>
                <ServerText as="bdi" text={medicineName} />{' '}
                <span className={styles.soft}>{i18n._(amountOf(dose, doseUnit))}</span>
              </h4>
              <p>
                <Plural
                  value={count}
                  one={`# dose, at most ${most} on one day`}
                  other={`# doses, at most ${most} on one day`}
                />
              </p>
              {days.map(({ date, times }) => (
                <p key={date} className={styles.soft}>
                  {format.date(date, 'medium')}, {format.list(times)}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
