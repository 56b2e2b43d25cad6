import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { formatEnergy } from './amounts.ts';
import styles from './FoodRow.module.css';

interface Props {
  name: string;
  /** Portion in words, such as "1 bowl · 150 g". */
  portion: ReactNode;
  /** kcal, of the portion; `undefined` while nobody knows */
  energy?: number | undefined;
  /** A badge or a note below the portion. */
  note?: ReactNode;
  /** Opens the portion. */
  onOpen?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A food of a meal: a tap changes its portion, the cross leaves it out. */
export function FoodRow({ name, portion, energy, note, onOpen, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const kcal = formatEnergy(i18n.locale, energy);
  const content = (
    <>
      <span className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.portion}>{portion}</span>
      </span>
      <span className={styles.energy}>
        <Trans>{kcal} kcal</Trans>
      </span>
    </>
  );
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {content}
          </button>
        ) : (
          <div className={styles.open}>{content}</div>
        )}
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
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
