import type { HealthDataReading } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { currentDate } from '#lib/time/instants.ts';
import { Button } from '#ui/Button.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import { useScale, type Weighing } from '../model/useScale.ts';
import { isDoubted } from '../model/weight-entry.ts';
import styles from './WeightSheet.module.css';

interface Props {
  last: HealthDataReading | null;
  /** @param weight kg */
  onUse: (weight: number) => void;
}

/**
 * Reads the weight from the person's scale. It counts only after they accept it, because there may be a bag on the scale.
 */
export function ScaleReading({ last, onUse }: Props) {
  const { weighing, start } = useScale();
  if (weighing.step === 'none') return null;
  return (
    <div className={styles.scale}>
      <div aria-live="polite">
        <Standing weighing={weighing} last={last} />
      </div>
      {weighing.step === 'settled' ? (
        <Button variant="quiet" onClick={() => onUse(weighing.weight)}>
          <Trans>Use this weight</Trans>
        </Button>
      ) : (
        weighing.step !== 'running' && (
          <Button variant="quiet" onClick={() => void start()}>
            {weighing.step === 'failed' ? <Trans>Try again</Trans> : <Trans>Weigh with the scale</Trans>}
          </Button>
        )
      )}
    </div>
  );
}

function Standing({ weighing, last }: { weighing: Weighing; last: HealthDataReading | null }) {
  const format = useFormat();
  const before = format.weight(last?.value);
  switch (weighing.step) {
    case 'running':
      return weighing.weight === undefined ? (
        <Trans>Step on the scale.</Trans>
      ) : (
        <>
          <Kilograms value={weighing.weight} /> <Trans>Stand still.</Trans>
        </>
      );
    case 'settled':
      return (
        <>
          <Kilograms value={weighing.weight} />
          {isDoubted({ weight: weighing.weight }, last, currentDate()) && (
            <p>
              <Trans>That is far from your last weight, {before} kg. Is something else on the scale?</Trans>
            </p>
          )}
        </>
      );
    case 'failed':
      return <Trans>The scale sent no weight. Switch it on and stay near the phone.</Trans>;
    default:
      return null;
  }
}

function Kilograms({ value }: { value: number }) {
  const format = useFormat();
  const kg = format.weight(value);
  return (
    <KeyFigure>
      <Trans>
        {kg} <small>kg</small>
      </Trans>
    </KeyFigure>
  );
}
