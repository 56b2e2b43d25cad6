import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { FoodLine } from './FoodLine.tsx';
import type { PicturedFood } from './FoodPicture.tsx';
import styles from './FoodRow.module.css';

interface Props {
  /** The food that determines the picture. */
  food: PicturedFood;
  name: string;
  /** Portion as text, such as "1 bowl · 150 g". */
  portion: ReactNode;
  /** kcal of the portion; `undefined` while it is unknown */
  energy?: number | undefined;
  /** A badge or a note below the portion. */
  note?: ReactNode;
  /** Opens the portion sheet. */
  onOpen?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A food of a meal. A tap changes its portion; the cross removes it. */
export function FoodRow({ food, name, portion, energy, note, onOpen, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <FoodLine food={food} name={name} portion={portion} energy={energy} onOpen={onOpen} />
        {onRemove && (
          <IconButton label={t`Leave out ${name}`} icon={<X aria-hidden="true" size="1.8rem" />} onClick={onRemove} />
        )}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </li>
  );
}

/** The foods of a meal. */
export function FoodList({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>;
}
