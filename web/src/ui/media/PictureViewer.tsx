import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Picture } from '#ui/rich-text/RichText.tsx';
import styles from './PictureViewer.module.css';

interface Props {
  pictures: Picture[];
  /** Index of the first picture. */
  index: number;
  onClose: () => void;
}

/** A full-screen viewer that shows one picture at a time with its description. A tap zooms in. */
export function PictureViewer({ pictures, index: first, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [index, setIndex] = useState(first);
  const [large, setLarge] = useState(false);
  const picture = pictures[index];
  const show = (next: number) => {
    if (!pictures[next]) return;
    setIndex(next);
    setLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // On a zoomed picture, these keys scroll.
    if (!large && key === 'ArrowLeft') show(index - 1);
    if (!large && key === 'ArrowRight') show(index + 1);
  };
  const total = pictures.length;
  const number = index + 1;
  return (
    <Dialog open fullScreen labelledBy={id} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside */}
      <div className={styles.viewer} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 id={id} className={styles.place}>
            {t`Picture ${number} of ${total}`}
          </h2>
          <IconButton label={t`Close`} icon={<X aria-hidden="true" size="2.4rem" />} onClick={onClose} />
        </div>
        <div className={large ? `${styles.stage} ${styles.large}` : styles.stage}>
          <button
            type="button"
            className={styles.picture}
            aria-label={large ? t`Fit to the screen` : t`Enlarge`}
            onClick={() => setLarge(!large)}
          >
            <img src={picture?.url} alt={picture?.alt} />
          </button>
        </div>
        <div className={styles.foot}>
          {total > 1 && (
            <IconButton
              label={t`Previous picture`}
              icon={<ChevronLeft aria-hidden="true" size="2.4rem" />}
              disabled={index === 0}
              onClick={() => show(index - 1)}
            />
          )}
          <p className={styles.words} aria-live="polite">
            {picture?.alt}
          </p>
          {total > 1 && (
            <IconButton
              label={t`Next picture`}
              icon={<ChevronRight aria-hidden="true" size="2.4rem" />}
              disabled={index === total - 1}
              onClick={() => show(index + 1)}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
