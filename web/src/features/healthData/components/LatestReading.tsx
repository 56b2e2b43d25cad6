import type { HealthDataDetail, HealthDataSeries, HealthDataType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Turtle from 'lucide-react/icons/turtle';
import type { ReactNode } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { LevelBadge } from '#domains/health/components/LevelBadge.tsx';
import { PaceText } from '#domains/health/components/PaceNote.tsx';
import { UrgentNote } from '#domains/health/components/UrgentNote.tsx';
import { decimalsOf } from '#domains/health/model/decimals.ts';
import { byUrgency, type Patient, recentOf } from '#domains/health/model/judgement.ts';
import { useWeightPace } from '#domains/health/model/useWeightPace.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Open } from '#lib/open-value.ts';
import { useNow, useToday } from '#lib/time/clock.ts';
import { Fact, fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { RelativeDateText } from '#ui/time/RelativeDateText.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import { levels, seriesNames, sourceName } from '../labels.ts';
import { isGoalHealthy, levelOf, limitsOf, scaleOf } from '../model/chart.ts';
import { isJudgedByRule, judgeSeries } from '../model/judged-series.ts';
import styles from './LatestReading.module.css';

/** Shows the latest reading of each series: an urgent note, the value with its level, the time and the source. */
export function LatestReading({
  detail: { healthDataType, series },
  patient,
}: {
  detail: HealthDataDetail;
  patient: Patient;
}) {
  const today = useToday();
  const judged = judgeSeries(series, patient);
  // Two values of one measurement, such as the pressures, have one time.
  const [first] = series;
  const isOne = series.length > 1 && series.every(({ latest }) => isSameMeasurement(latest, first?.latest));
  const [urgent] = [...judged.values()].flatMap((one) => recentOf(one, today) ?? []).sort(byUrgency);
  return (
    <Card padded>
      <UrgentNote judged={urgent} heading="h2" />
      <div className={styles.series}>
        {series.map((one) => (
          <LatestOf
            key={one.code}
            series={one}
            type={healthDataType}
            named={series.length > 1}
            dated={!isOne}
            badge={
              <Fact id="verdict" of={[one.code]}>
                <LevelBadge judged={judged.get(one.code)} />
              </Fact>
            }
          />
        ))}
      </div>
      {isOne && <Origin type={healthDataType} latest={first?.latest} />}
    </Card>
  );
}

type Latest = HealthDataSeries['latest'];

const isSameMeasurement = (a: Latest, b: Latest | undefined): boolean =>
  a !== null && a.measuredAt === b?.measuredAt && a.source === b.source;

/** The time and the source of a reading. */
function Origin({ type, latest }: { type: Open<HealthDataType>; latest: Latest | undefined }) {
  const { i18n } = useLingui();
  const now = useNow();
  if (!latest) return null;
  const source = sourceName(type, latest.source);
  return (
    <p className={styles.origin}>
      <RelativeDateText at={latest.measuredAt} now={now} />
      {source && ` · ${i18n._(source)}`}
    </p>
  );
}

interface Props {
  series: HealthDataSeries;
  type: Open<HealthDataType>;
  /** Whether to show the name of the series, because there are several. */
  named: boolean;
  /** Whether to show its time and source. */
  dated: boolean;
  /** The level by the rules for readings. */
  badge: ReactNode;
}

function LatestOf({ series: { code, unit, latest, normal, goal }, type, named, dated, badge }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const mayCompare = usePermit('weightChange') !== undefined || type !== 'weight';
  const name = i18n._(seriesNames[code] ?? { id: code });
  const unitName = unitText(i18n, unit);
  const decimals = decimalsOf(unit);
  const figure = (value: number | undefined) => format.number(value, { decimals });
  const limits = limitsOf(normal);
  const level = isJudgedByRule(code) ? undefined : levelOf(latest?.value, limits);
  const mark = (text: string) => markReading(code, latest?.measuredAt ?? '', text);
  const markGoal = (text: string) => (code === 'weight' ? fact('weight.target', text) : text);
  const shown = latest && mark(figure(latest.value));
  const pace = useWeightPace(code === 'weight');
  return (
    <section>
      {named && (
        <div className={layout.lineNarrow}>
          <h2 className={typography.softStrong}>{name}</h2>
          {badge}
        </div>
      )}
      {latest ? (
        <>
          <p>
            <KeyFigure size={named ? 'figure' : 'hero'}>
              {shown} <small>{unitName}</small>
            </KeyFigure>{' '}
            {!named && badge}
          </p>
          {dated && <Origin type={type} latest={latest} />}
        </>
      ) : (
        <p className={styles.origin}>
          <Trans>Nothing measured yet</Trans>
        </p>
      )}
      {latest && level && limits && (
        <BandScale
          label={name}
          value={latest.value}
          valueSaid
          step={decimals ? 0.1 : 1}
          format={(value) => (value === latest.value ? mark(figure(value)) : figure(value))}
          bands={scaleOf(limits).map((part) => ({
            key: part.level,
            label: i18n._(levels[part.level].word),
            from: part.from,
            to: part.to,
            tone: levels[part.level].tone,
          }))}
        />
      )}
      {mayCompare && latest && limits && isGoalHealthy(goal, latest.value, limits) && (
        <Goal
          goal={goal}
          // What is left would urge on a person who loses too fast.
          left={pace?.fast ? undefined : latest.value - goal}
          unit={unitName}
          format={figure}
          mark={markGoal}
        />
      )}
      {mayCompare && pace?.fast && (
        <p className={styles.pace}>
          <Turtle aria-hidden="true" size="2rem" />
          <PaceText pace={pace} />
        </p>
      )}
    </section>
  );
}

/** Marks the latest value of a series. */
const markReading = (code: string, at: string, text: string): string =>
  code === 'weight'
    ? fact('weight.latest', text)
    : code === 'heartRate'
      ? fact('heartRate.at', text, at)
      : fact('reading', text, code);

interface GoalProps {
  goal: number;
  /** The latest value minus the goal; without it, only the goal is shown. */
  left: number | undefined;
  unit: string;
  format: (value: number) => string;
  /** Marks the goal as a fact. */
  mark: (text: string) => string;
}

function Goal({ goal, left, unit, format, mark }: GoalProps) {
  const [target, by] = [mark(format(goal)), format(Math.abs(left ?? 0))];
  return (
    <p className={styles.goal}>
      {left === undefined ? (
        <Trans>
          Goal: {target} {unit}
        </Trans>
      ) : Math.abs(left) < 0.05 ? (
        <Trans>
          Your goal of {target} {unit} is reached.
        </Trans>
      ) : left > 0 ? (
        <Trans>
          {by} {unit} above your goal of {target} {unit}
        </Trans>
      ) : (
        <Trans>
          {by} {unit} below your goal of {target} {unit}
        </Trans>
      )}
    </p>
  );
}
