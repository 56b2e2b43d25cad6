import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { ageText, valueText } from '../labels.ts';
import { spokenAge } from '../model/age.ts';
import type { GrowthRecord, Measurement } from '../model/record.ts';
import { DeviceStorageNote } from './DeviceStorageNote.tsx';
import styles from './MeasurementList.module.css';

/** All measurements, the latest first; a press opens one. */
export function MeasurementList({
  record: { child, measurements },
  onEdit,
}: {
  record: GrowthRecord;
  onEdit: (measurement: Measurement) => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const valuesOf = ({ weight, height, head }: Measurement) => {
    const circumference = head !== undefined && valueText(i18n, 'head', head);
    return [
      weight !== undefined && valueText(i18n, 'weight', weight),
      height !== undefined && valueText(i18n, 'height', height),
      circumference && t`Head ${circumference}`,
    ].filter((value) => value !== false);
  };
  return (
    <section className={layout.column2}>
      <h2 className={typography.softStrong}>
        <Trans>Measurements</Trans>
      </h2>
      <Card>
        <ul>
          {[...measurements].reverse().map((measurement) => (
            <li key={measurement.id} className={styles.item}>
              <UnstyledButton className={styles.row} onClick={() => onEdit(measurement)}>
                <span className={styles.main}>
                  <span className={styles.text}>
                    <span>{format.date(measurement.date, 'long')}</span>
                    <span className={typography.note}>
                      {measurement.date === child.birthDate
                        ? t`At birth`
                        : i18n._(ageText(spokenAge(child.birthDate, measurement.date)))}
                    </span>
                  </span>
                  <span className={styles.values}>
                    {valuesOf(measurement).map((value) => (
                      <span key={value}>{value}</span>
                    ))}
                  </span>
                </span>
                <Pencil className={layout.softIcon} size="1.6rem" role="img" aria-label={t`Change`} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Card>
      <DeviceStorageNote />
    </section>
  );
}
