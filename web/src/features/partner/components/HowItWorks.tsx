import { Trans } from '@lingui/react/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Turtle from 'lucide-react/icons/turtle';
import { Card } from '#ui/Card.tsx';
import styles from './HowItWorks.module.css';

/** Explains a partnership and its privacy. */
export function HowItWorks() {
  return (
    <Card padded title={<Trans>How it works</Trans>}>
      <ul className={styles.points}>
        <li>
          <HeartHandshake aria-hidden="true" size="2.2rem" />
          <Trans>Two people, one partner each. You see how far the other has come, and keep each other going.</Trans>
        </li>
        <li>
          <EyeOff aria-hidden="true" size="2.2rem" />
          <Trans>Only the change in percent is shown. Nobody but you sees your kilograms.</Trans>
        </li>
        <li>
          <Turtle aria-hidden="true" size="2.2rem" />
          <Trans>Slow is good here: up to 1% of your weight a week, and never more than 1 kg.</Trans>
        </li>
      </ul>
    </Card>
  );
}
