import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './ImagePicker.module.css';
import { PictureTile } from './PictureTile.tsx';
import type { PickedImage, UploadPurpose } from './pictures.ts';
import { useUploadOffered } from './useUploadOffered.ts';
import { useUploads } from './useUploads.ts';

export type { PickedImage } from './pictures.ts';

interface Props {
  label: string;
  max?: number;
  value: PickedImage[];
  onChange: (images: PickedImage[]) => void;
  purpose: UploadPurpose;
}

/**
 * Adds pictures, which are uploaded one by one. If no upload is available, tells the person that adding pictures needs the
 * app.
 */
export function ImagePicker(props: Props) {
  const { label, value, max = 9 } = props;
  const offered = useUploadOffered();
  return (
    <fieldset className={layout.shrink}>
      <legend className={styles.head}>
        <span className={typography.strong}>{label}</span>
        {offered && (
          <span className={styles.count}>
            {value.length}/{max}
          </span>
        )}
      </legend>
      {offered ? (
        <Pictures {...props} max={max} />
      ) : (
        <p className={styles.hint}>
          <Trans>Pictures can be added in the app.</Trans>
        </p>
      )}
    </fieldset>
  );
}

function Pictures({ label, value, max = 9, onChange, purpose }: Props) {
  const { t } = useLingui();
  const { choosing, note, choose, retry, remove } = useUploads({ value, max, purpose, onChange });
  const add = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  // The removed picture had the focus, and the button to add another one may appear only after the render.
  useEffect(() => {
    if (removed.current) add.current?.focus();
    removed.current = false;
  });
  const sending = value.some(({ status }) => status === 'uploading');
  const failed = value.filter(({ status }) => status === 'failed').length;
  return (
    <>
      <ul className={styles.tiles} aria-label={label}>
        {value.map((image, index) => (
          <PictureTile
            key={image.id}
            image={image}
            number={index + 1}
            onRetry={() => retry(image)}
            onRemove={() => {
              removed.current = true;
              remove(image);
            }}
          />
        ))}
        {value.length < max && (
          <li className={value.length === 0 ? styles.row : styles.tile}>
            <UnstyledButton ref={add} className={styles.add} disabled={choosing} onClick={() => void choose()}>
              <Camera aria-hidden="true" size="2.4rem" strokeWidth={1.6} />
              <Trans>Add pictures</Trans>
            </UnstyledButton>
          </li>
        )}
      </ul>
      {value.length >= max && (
        <p className={styles.hint}>
          <Trans>No more than {max} pictures can be added.</Trans>
        </p>
      )}
      <p className={note ? styles.error : 'visually-hidden'} role="status">
        {note ||
          (failed > 0
            ? t`Some pictures were not sent`
            : sending
              ? t`Sending pictures`
              : value.length > 0 && t`Pictures sent`)}
      </p>
    </>
  );
}
