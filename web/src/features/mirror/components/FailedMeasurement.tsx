import type { MirrorFailReason } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { failTexts, unknownReason } from '../labels.ts';
import { ScanButton } from './FindMirror.tsx';
import styles from './Mirror.module.css';
import { MirrorIllustration } from './MirrorIllustration.tsx';

/** Explains why there are no measures, and suggests one change for the next attempt. */
export function FailedMeasurement({ reason }: { reason: MirrorFailReason | null }) {
  const { i18n } = useLingui();
  const known = Object.entries(failTexts).find(([key]) => key === reason);
  const texts = known?.[1] ?? unknownReason;
  return (
    <Card padded>
      <div className={styles.head}>
        <div className={layout.stack4}>
          <h2 className={styles.title}>{i18n._(texts.reason)}</h2>
          <p>{i18n._(texts.advice)}</p>
        </div>
        {known && <MirrorIllustration of={reason as MirrorFailReason} />}
      </div>
      <ScanButton />
    </Card>
  );
}
