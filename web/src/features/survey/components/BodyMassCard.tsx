import { ageOn, bodyMassEdgesAt, olderAge, oldestAge } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { bodyMassWords } from '#domains/health/labels.ts';
import { formatBodyMass } from '#domains/health/model/body-mass.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { Card } from '#ui/Card.tsx';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import typography from '#ui/Typography.module.css';
import { bmiBandsAt } from '../model/bmi.ts';

interface Props {
  /** kg/m² */
  bmi: number;
  /** The time of the report, RFC 3339 date-time. */
  createdAt: string;
}

/** The body mass index on the scale of the person's age. */
export function BodyMassCard({ bmi, createdAt }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  // The bands depend on the age, so there are none without the profile, whose screen reports a failure.
  const { data } = useOptionalQuery(queries.user.information());
  if (!data) return null;
  const age = ageOn(dayOf(createdAt), data.birthDate);
  const edges = Object.values(bodyMassEdgesAt(age));
  return (
    <Card padded title={<Trans>Body mass index</Trans>}>
      <BandScale
        label={t`Body mass index in kg/m²`}
        bands={bmiBandsAt(age).map((band) => {
          const { label, tone } = bodyMassWords[band.key];
          return { ...band, tone, label: i18n._(label) };
        })}
        value={bmi}
        step={0.1}
        format={(value) => {
          const text = formatBodyMass(format, value, edges);
          return value === bmi ? fact('assessment.bmi', text) : text;
        }}
      />
      <p className={typography.note}>
        {age === undefined || age < olderAge ? (
          <Trans>Bands for adults in China: WS/T 428-2013</Trans>
        ) : age < oldestAge ? (
          <Trans>Bands from {olderAge} on: Weight Management Guiding Principles (China, 2024)</Trans>
        ) : (
          <Trans>Bands from {oldestAge} on: WS/T 868-2025</Trans>
        )}
      </p>
    </Card>
  );
}
