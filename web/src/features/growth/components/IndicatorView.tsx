import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { chartNames, spanNames, unratedTexts } from '../labels.ts';
import { inSpan, type Span, spanOf, spansFor } from '../model/chart.ts';
import type { Indicator, Standard } from '../model/growth-standard.ts';
import { crossingAt, isRated, pointsOf } from '../model/rating.ts';
import type { GrowthRecord } from '../model/record.ts';
import styles from './IndicatorView.module.css';
import { PercentileChart } from './PercentileChart.tsx';
import { PointDetail } from './PointDetail.tsx';

/** Shows an indicator: its curves with the child's points, and the details of the selected point. */
export function IndicatorView({
  indicator,
  standard,
  record,
  first,
}: {
  indicator: Indicator;
  standard: Standard;
  record: GrowthRecord;
  /** Id of the measurement whose details show first. @default the latest */
  first: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Span>();
  const [picked, setPicked] = useState(first);
  const points = pointsOf(record, indicator, standard);
  const rated = points.filter(isRated);
  const unrated = [...new Set(points.map(({ rating }) => rating))].filter((rating) => typeof rating === 'string');
  const left = unrated.map((rating) => <p key={rating}>{i18n._(unratedTexts[rating])}</p>);

  if (rated.length === 0) {
    return (
      <EmptyState art="trend" title={i18n._(chartNames[indicator])}>
        {left.length > 0 ? (
          left
        ) : indicator === 'bmi' ? (
          <Trans>For the BMI, enter weight and length of the same day.</Trans>
        ) : (
          <Trans>Not measured yet. Add it with the next measurement.</Trans>
        )}
      </EmptyState>
    );
  }

  const spans = spansFor(rated);
  const span = chosen && spans.includes(chosen) ? chosen : spanOf(rated);
  const shown = rated.filter(({ age }) => inSpan(span, age.compared));
  const point = shown.find(({ measurement }) => measurement.id === picked) ?? shown[shown.length - 1];
  return (
    <>
      {spans.length > 1 && (
        <Chips
          label={t`Ages shown`}
          value={span}
          options={spans.map((value) => ({ value, label: i18n._(spanNames[value]) }))}
          onChange={setChosen}
        />
      )}
      <Card padded title={i18n._(chartNames[indicator])}>
        <PercentileChart
          key={`${span} ${shown.map(({ measurement, value }) => `${measurement.id} ${value}`).join()}`}
          indicator={indicator}
          child={record.child}
          standard={standard}
          span={span}
          points={shown}
          onPick={({ measurement }) => setPicked(measurement.id)}
        />
        {left.length > 0 && <div className={styles.left}>{left}</div>}
      </Card>
      {point && (
        <PointDetail indicator={indicator} child={record.child} point={point} crossing={crossingAt(rated, point)} />
      )}
    </>
  );
}
