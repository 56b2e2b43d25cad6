import type { HealthDataDetail, HealthDataSeries } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoRangeOfChild } from '#domains/health/components/UsualRangeText.tsx';
import { pregnancyRanges, ranges } from '#domains/health/labels.ts';
import type { AgeGroup } from '#domains/health/model/age-group.ts';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import typography from '#ui/Typography.module.css';
import { unitText } from '#ui/units/unit-text.ts';
import { kindNames, seriesNames } from '../labels.ts';
import styles from './NormalRangeCard.module.css';

/** Shows the normal range of each series with its source, or the reason why there is none. */
export function NormalRangeCard({
  detail: { healthDataType, series },
  ageGroup,
  isPregnant,
}: {
  detail: HealthDataDetail;
  ageGroup: AgeGroup;
  isPregnant: boolean;
}) {
  const { i18n } = useLingui();
  const format = useFormat();
  const kind = healthDataType as keyof typeof ranges;
  const rule = (isPregnant && pregnancyRanges[kind]) || ranges[kind];
  const known = series.filter(({ normal }) => normal);
  const references = [...new Set(known.map(({ normal }) => formatText(normal?.reference)))];
  return (
    <Card padded title={<Trans>Normal range</Trans>}>
      {ageGroup === 'child' ? (
        <p>
          <NoRangeOfChild />
        </p>
      ) : rule ? (
        <>
          <p>{i18n._(rule(format))}</p>
          <p className={typography.laterNote}>
            <Trans>For information only, not a diagnosis. Ask a doctor about values that worry you.</Trans>
          </p>
        </>
      ) : isPregnant && healthDataType === 'weight' ? (
        <p>
          <Trans>The classes of weight do not apply in pregnancy. Ask at your antenatal care about your weight.</Trans>
        </p>
      ) : known.length > 0 ? (
        <>
          <FactList
            facts={known.map((one) => ({
              name: i18n._(
                known.length > 1 ? (seriesNames[one.code] ?? { id: one.code }) : labelOf(kindNames, healthDataType),
              ),
              value: <Range series={one} />,
            }))}
          />
          {references.map((reference) => (
            <p key={reference} className={typography.laterNote}>
              <Trans>
                Source: <span lang="zh-CN">{reference}</span>
              </Trans>
            </p>
          ))}
          <p className={typography.laterNote}>
            <Trans>For information only, not a diagnosis. Ask a doctor about values that worry you.</Trans>
          </p>
        </>
      ) : ageGroup === 'unknown' ? (
        <div className={styles.missing}>
          <p>
            <Trans>The normal range depends on your age, which is not known yet.</Trans>
          </p>
          <ButtonLink variant="quiet" href={pathTo('/ai-app/user/profile', { missing: 'birthDate' })}>
            <Trans>Enter your birth date</Trans>
          </ButtonLink>
        </div>
      ) : healthDataType === 'weight' ? (
        <div className={styles.missing}>
          <p>
            <Trans>The normal range of a weight depends on your height, which is not known yet.</Trans>
          </p>
          <ButtonLink variant="quiet" href={pathTo('/ai-app/user/profile', { missing: 'height' })}>
            <Trans>Enter your height</Trans>
          </ButtonLink>
        </div>
      ) : (
        <p>
          <Trans>There is no normal range that fits you.</Trans>
        </p>
      )}
    </Card>
  );
}

function Range({ series: { unit, normal } }: { series: HealthDataSeries }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const name = unitText(i18n, unit);
  const number = (value: number | null | undefined) => format.number(value, { decimals: decimalsOf(unit) });
  const [low, high] = [number(normal?.min), number(normal?.max)];
  if (normal?.min == null) {
    return (
      <Trans>
        up to {high} {name}
      </Trans>
    );
  }
  if (normal.max === null) {
    return (
      <Trans>
        from {low} {name}
      </Trans>
    );
  }
  return <>{`${low}–${high} ${name}`}</>;
}
