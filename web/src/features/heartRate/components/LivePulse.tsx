import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { type Beat, curveOf, rateNow } from '../model/pulse.ts';
import type { Source } from '../model/run-measurement.ts';
import { HeartRateValue } from './HeartRateValue.tsx';
import styles from './LivePulse.module.css';

const ProgressRing = lazy(async () => ({ default: (await import('#ui/gauge/ProgressRing.tsx')).ProgressRing }));

/** The pulse during a measurement, and what to do if the finger or the strap has slipped. */
export function LivePulse({ source, beats }: { source: Source; beats: Beat[] }) {
  const { t } = useLingui();
  const last = beats[beats.length - 1];
  const rate = rateNow(beats);
  // Before the first contact, the finger is still on its way to the camera.
  const slipped = last?.contact === false && beats.some(({ contact }) => contact);
  return (
    <div className={styles.live}>
      <div className={styles.ring}>
        <Suspense>
          <ProgressRing label={t`Measurement`} value={last?.progress ?? 0} size={20} tone={slipped ? 'fair' : 'good'}>
            <HeartRateValue value={rate} />
          </ProgressRing>
        </Suspense>
      </div>
      {/* The ring says the number. */}
      <svg className={styles.curve} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
        {curveOf(beats).map((points) => (
          <path
            key={points[0]?.x}
            // A single point is a line of zero length with round caps.
            d={`M${points.map(({ x, y }) => `${x * 100} ${2 + y * 26}`).join('L')}${points.length === 1 ? 'h0' : ''}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className={slipped ? styles.slipped : styles.words} role="status">
        {slipped ? (
          source === 'camera' ? (
            <Trans>Contact lost. Lay your fingertip over the camera and its light again, without pressing.</Trans>
          ) : (
            <Trans>Contact lost. Moisten the strap’s contacts and wear it closer to the skin.</Trans>
          )
        ) : rate === undefined ? (
          source === 'camera' ? (
            <Trans>Looking for your pulse. Keep your fingertip on the camera and its light.</Trans>
          ) : (
            <Trans>Looking for your pulse. Keep still.</Trans>
          )
        ) : (
          <Trans>Measuring. Keep still and breathe calmly.</Trans>
        )}
      </p>
    </div>
  );
}
