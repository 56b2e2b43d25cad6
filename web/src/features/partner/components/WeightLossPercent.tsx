import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import typography from '#ui/Typography.module.css';
import styles from './WeightLossPercent.module.css';

/** The weight lost since the start, as a percentage. */
export function WeightLossPercent({ lostPercent, startDate }: { lostPercent: number; startDate: string }) {
  const format = useFormat();
  const day = format.date(startDate, 'short');
  return (
    <p className={styles.change}>
      <KeyFigure>{format.percent(Math.abs(lostPercent), { decimals: 1 })}</KeyFigure>
      <span className={typography.note}>
        {lostPercent > 0 ? (
          <Trans>lost since {day}</Trans>
        ) : lostPercent < 0 ? (
          <Trans>gained since {day}</Trans>
        ) : (
          <Trans>no change since {day}</Trans>
        )}
      </span>
    </p>
  );
}
