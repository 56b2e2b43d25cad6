import type { MirrorMeasure } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MISSING } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { measureNames } from '../labels.ts';
import { type Change, changeOf } from '../model/measure-change.ts';
import { ChangeLine } from './ChangeLine.tsx';
import styles from './Mirror.module.css';

/** Returns the name of a measure; an unknown one shows its code. */
export function useMeasureName(): (code: string) => string {
  const { i18n } = useLingui();
  return (code) => {
    const name = Object.entries(measureNames).find(([known]) => known === code);
    return name ? i18n._(name[1]) : code || MISSING;
  };
}

/** Returns the text of a measure in its unit, such as "74.9 ± 1.5 cm". */
function useMeasureText(): (measure: MirrorMeasure) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ value, margin, unit }) => {
    const [number, range] = [value, margin].map((one) => format.number(one, { decimals: 1 }));
    return unit === 'degree' ? t`${number} ± ${range}°` : t`${number} ± ${range} cm`;
  };
}

/** Both values of a comparison in their unit, such as "77.8 → 74.9 cm". */
function Values({ before, after }: { before: MirrorMeasure; after: MirrorMeasure }) {
  const format = useFormat();
  const [earlier, later] = [before, after].map(({ value }) => format.number(value, { decimals: 1 }));
  return after.unit === 'degree' ? (
    <Trans>
      {earlier} → {later}°
    </Trans>
  ) : (
    <Trans>
      {earlier} → {later} cm
    </Trans>
  );
}

/** Describes a change; it states an amount only if both margins are exceeded. */
export function ChangeText({ change, unit }: { change: Change | undefined; unit: MirrorMeasure['unit'] }) {
  const format = useFormat();
  if (!change) return MISSING;
  const by = format.number(change.by, { decimals: 1 });
  if (change.direction === 'none') return <Trans>no measurable change</Trans>;
  if (unit === 'degree') return change.direction === 'more' ? <Trans>{by}° more</Trans> : <Trans>{by}° less</Trans>;
  return change.direction === 'more' ? <Trans>{by} cm more</Trans> : <Trans>{by} cm less</Trans>;
}

interface Props {
  /** The number of the measure on the outline. */
  number?: number;
  measure: MirrorMeasure;
  /** The same measure of the earlier record. */
  before?: MirrorMeasure | undefined;
  /** How far the scale of a change reaches on both sides of zero. */
  reach: number;
}

/** Shows a measure with its margin or, in a comparison, its change. */
export function MeasureLine({ number, measure, before, reach }: Props) {
  const nameOf = useMeasureName();
  const textOf = useMeasureText();
  const label = numbered(number, nameOf(measure.code));
  if (!before) {
    return (
      <div className={styles.head}>
        {label}
        <span>{textOf(measure)}</span>
      </div>
    );
  }
  const change = changeOf(before, measure);
  return (
    <ChangeLine
      label={label}
      values={<Values before={before} after={measure} />}
      verdict={<ChangeText change={change} unit={measure.unit} />}
      difference={change}
      changed={change !== undefined && change.direction !== 'none'}
      reach={reach}
    />
  );
}

const numbered = (number: number | undefined, name: ReactNode) =>
  number === undefined ? (
    <span>{name}</span>
  ) : (
    <span className={styles.numbered}>
      <span className={styles.badge} aria-hidden="true">
        {number}
      </span>
      {name}
    </span>
  );
