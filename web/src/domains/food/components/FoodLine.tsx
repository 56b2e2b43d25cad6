import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './FoodLine.module.css';
import { FoodPicture, type PicturedFood } from './FoodPicture.tsx';

interface Props {
  /** The food that determines the picture. */
  food: PicturedFood;
  name: string;
  /** Portion as text, such as "1 bowl · 150 g". */
  portion: ReactNode;
  /** kcal of the portion; `undefined` while it is unknown */
  energy: number | undefined;
  /** Makes the line a button. */
  onOpen?: (() => void) | undefined;
}

/** A food with its portion and energy. */
export function FoodLine({ food, name, portion, energy, onOpen }: Props) {
  const format = useFormat();
  const kcal = format.energy(energy);
  const content = (
    <>
      <FoodPicture food={food} />
      <span className={layout.growText}>
        <ServerText as="bdi" className={styles.name} text={name} />
        <span className={typography.note}>{portion}</span>
      </span>
      <span className={styles.energy}>
        <Trans>{kcal} kcal</Trans>
      </span>
    </>
  );
  return onOpen ? (
    <UnstyledButton className={styles.line} onClick={onOpen}>
      {content}
    </UnstyledButton>
  ) : (
    <div className={styles.line}>{content}</div>
  );
}
