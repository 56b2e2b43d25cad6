import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useFormat } from '#lib/format/useFormat.ts';
import { Card } from '#ui/Card.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import { ageText, comparisonText, crossingText, meaningOf, percentileText, valueText } from '../labels.ts';
import { spokenAge, spokenCompared } from '../model/age.ts';
import type { Indicator } from '../model/growth-standard.ts';
import type { Crossing, RatedPoint } from '../model/rating.ts';
import type { Child } from '../model/record.ts';
import styles from './PointDetail.module.css';

interface Props {
  indicator: Indicator;
  child: Child;
  point: RatedPoint;
  crossing: Crossing | undefined;
}

/** Shows the details of a point: the value, its percentile and its interpretation. */
export function PointDetail({ indicator, child, point, crossing }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { measurement, age, rating } = point;
  const date = format.date(measurement.date, 'long');
  const spoken = i18n._(ageText(spokenAge(child.birthDate, measurement.date)));
  const corrected = i18n._(ageText(spokenCompared(child.birthDate, measurement.date, age)));
  const value = valueText(i18n, indicator, point.value);
  const z = format.number(rating.z, { decimals: 1, signed: true });
  const measured = measurement.height !== undefined && valueText(i18n, 'height', measurement.height);
  const converted = indicator === 'height' && point.value !== measurement.height;
  return (
    <Card padded>
      <div className={layout.column2} aria-live="polite">
        <p className={styles.when}>
          {age.chronological === 0 ? (
            <Trans>On {date}, at birth</Trans>
          ) : (
            <Trans>
              On {date}, {spoken} old
            </Trans>
          )}
        </p>
        <p>
          <KeyFigure>{value}</KeyFigure>
        </p>
        <p>
          <strong>{i18n._(percentileText(rating))}</strong>
          <span className={styles.z}>
            <Trans>z-score {z}</Trans>
          </span>
        </p>
        <p>{i18n._(comparisonText(rating, indicator, child.sex))}</p>
        {age.compared < age.chronological && (
          <p className={styles.note}>
            <Trans>Compared at the corrected age of {corrected}.</Trans>
          </p>
        )}
        {converted && measured && (
          <p className={styles.note}>
            {measurement.position === 'standing' ? (
              <Trans>Measured standing at {measured}, compared as a length.</Trans>
            ) : (
              <Trans>Measured lying at {measured}, compared as a height.</Trans>
            )}
          </p>
        )}
        {rating.doubtful ? (
          <Warning>
            <Trans>This is very far from the curves. Check the value, the date and the birth date first.</Trans>
          </Warning>
        ) : (
          <p>{i18n._(meaningOf(indicator, rating.zone))}</p>
        )}
        {crossing && !rating.doubtful && (
          <Warning>{i18n._(crossingText(crossing.direction, format.date(crossing.since.date, 'long')))}</Warning>
        )}
      </div>
    </Card>
  );
}

function Warning({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.warning}>
      <TriangleAlert aria-hidden="true" className={styles.icon} size="1.8rem" />
      <span>{children}</span>
    </p>
  );
}
