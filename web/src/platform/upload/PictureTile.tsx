import { Trans, useLingui } from '@lingui/react/macro';
import ImageIcon from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './ImagePicker.module.css';
import type { PickedImage } from './pictures.ts';

interface Props {
  image: PickedImage;
  /** Position, counted from 1. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture: uploading, uploaded, or failed with a button to retry. */
export function PictureTile({ image, number, onRetry, onRemove }: Props) {
  const { t } = useLingui();
  // The native app uploads formats that some browsers cannot show.
  const [unseen, setUnseen] = useState(false);
  const removal = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.tile}>
      {unseen ? (
        <span className={styles.unseen} role="img" aria-label={t`Picture ${number}`}>
          <ImageIcon aria-hidden="true" size="2.4rem" strokeWidth={1.6} />
        </span>
      ) : (
        // biome-ignore lint/a11y/noRedundantAlt: the picture has no other name
        <img className={styles.picture} src={image.url} alt={t`Picture ${number}`} onError={() => setUnseen(true)} />
      )}
      {image.status === 'uploading' && (
        <span className={styles.state}>
          <Spinner large />
          <Trans>Sending</Trans>
        </span>
      )}
      {image.status === 'failed' && (
        <UnstyledButton
          className={`${styles.state} ${styles.failed}`}
          onClick={() => {
            // The retry button disappears when the upload starts again.
            removal.current?.focus();
            onRetry();
          }}
        >
          <RotateCw aria-hidden="true" size="1.8rem" />
          <span>{image.error}</span>
          <span className={styles.again}>
            <Trans>Try again</Trans>
          </span>
        </UnstyledButton>
      )}
      <UnstyledButton
        ref={removal}
        className={styles.remove}
        aria-label={t`Remove picture ${number}`}
        onClick={onRemove}
      >
        <span className={styles.cross}>
          <X aria-hidden="true" size="1.6rem" />
        </span>
      </UnstyledButton>
    </li>
  );
}
