import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import styles from './Mirror.module.css';
import { MirrorIllustration } from './MirrorIllustration.tsx';

/** Explains how to stand, with drawings and text. */
export function HowToStand() {
  return (
    <Card padded title={<Trans>How to stand</Trans>}>
      <ul className={styles.stances}>
        <li className={styles.stance}>
          <MirrorIllustration of="looseClothes" />
          <Trans>Close-fitting clothes, hair up</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="badLight" />
          <Trans>Light in front of you, none behind</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="notWholeBody" />
          <Trans>Head to feet in the frame</Trans>
        </li>
        <li className={styles.stance}>
          <MirrorIllustration of="arms" />
          <Trans>Arms a little away from the body</Trans>
        </li>
      </ul>
    </Card>
  );
}
