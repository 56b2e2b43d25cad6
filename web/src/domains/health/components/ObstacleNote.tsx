import type { WeightLossObstacle } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import type { ReactNode } from 'react';
import { obstacleTexts } from '../labels.ts';
import { asksForFacts } from '../model/obstacles.ts';
import { ObstacleLinks } from './ObstacleLinks.tsx';
import styles from './ObstacleNote.module.css';

interface Props {
  /** From the server or a rule. Unknown values of a later server have no text, and an empty list names no reason. */
  obstacles: readonly (WeightLossObstacle | (string & {}))[];
  /** Heading level, one below that of the parent. */
  heading: 'h2' | 'h3';
  /** @default links to the screens where the person can act */
  action?: ReactNode;
}

/** Explains kindly why the app does not help to lose weight, and suggests alternatives. */
export function ObstacleNote({ obstacles, heading: Heading, action }: Props) {
  const { i18n } = useLingui();
  const texts = obstacles.flatMap((obstacle) => obstacleTexts[obstacle as WeightLossObstacle] ?? []);
  const asks = asksForFacts(obstacles);
  return (
    <div className={styles.note} role="note">
      <HeartHandshake aria-hidden="true" className={styles.icon} size="2.4rem" />
      <Heading className={styles.title}>
        {asks ? <Trans>A few facts first</Trans> : <Trans>Losing weight would not be safe for you now</Trans>}
      </Heading>
      {texts.length > 0 && (
        <ul className={styles.reasons}>
          {texts.map((text) => (
            <li key={text.id}>{i18n._(text)}</li>
          ))}
        </ul>
      )}
      <p className={styles.text}>
        {asks ? (
          <Trans>We help to lose weight only where it is safe, and assume nothing about you.</Trans>
        ) : (
          <Trans>
            You can keep your weight and eat well: the diary, the foods and your health data are all there for you. If
            your weight worries you, talk to a doctor.
          </Trans>
        )}
      </p>
      <div className={styles.action}>{action ?? <ObstacleLinks obstacles={obstacles} />}</div>
    </div>
  );
}
