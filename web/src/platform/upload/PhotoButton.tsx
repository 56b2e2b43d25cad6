import { Trans, useLingui } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import pickerStyles from './ImagePicker.module.css';
import styles from './PhotoButton.module.css';
import { PictureTile } from './PictureTile.tsx';
import type { PickedImage, UploadPurpose } from './pictures.ts';
import { useUploadOffered } from './useUploadOffered.ts';
import { isNative, useUploads } from './useUploads.ts';

interface Props {
  /** Accessible name, such as "Photo of the meal". */
  label: string;
  value: PickedImage | undefined;
  onChange: (image: PickedImage | undefined) => void;
  purpose: UploadPurpose;
  /** Whether to open the camera at once. @default false */
  openCamera?: boolean;
  /** The picture to change, such as a face. One button beside it then opens the ways to a new one. */
  current?: ReactNode;
  /** Another action, below that button. */
  children?: ReactNode;
}

/** Takes or chooses one picture, and uploads it. If no upload is available, tells the person that photos need the app. */
export function PhotoButton(props: Props) {
  if (useUploadOffered()) return <Photo {...props} />;
  const note = (
    <p className={typography.note}>
      <Trans>Photos work in the app.</Trans>
    </p>
  );
  if (!props.current) return note;
  return (
    <div className={styles.change}>
      {props.current}
      <div>
        {note}
        {props.children}
      </div>
    </div>
  );
}

/**
 * Whether the camera button makes sense: in a native app that takes photos, or in a browser on a phone. Other browsers open a
 * file chooser for both buttons.
 */
function useCameraOffered(): boolean {
  const byApp = useBridgeFor('takePhoto') !== undefined;
  return isNative ? byApp : matchMedia('(pointer: coarse)').matches;
}

/** A browser opens its file chooser only shortly after a tap, so a page that was opened directly waits for a tap. */
const mayOpenAtOnce = (): boolean => isNative || navigator.userActivation?.isActive !== false;

function Photo({ label, value, onChange, purpose, openCamera, current, children }: Props) {
  const { t } = useLingui();
  const { choosing, note, choose, retry, remove } = useUploads({
    value: value ? [value] : [],
    max: 1,
    purpose,
    onChange: ([image]) => onChange(image),
  });
  const hasCamera = useCameraOffered();
  const opened = useRef(false);
  useEffect(() => {
    if (!openCamera || opened.current || value) return;
    opened.current = true;
    if (mayOpenAtOnce()) void choose(hasCamera ? 'camera' : 'album');
  });
  const [asking, setAsking] = useState(false);
  const take = (way: 'camera' | 'album') => {
    setAsking(false);
    void choose(way);
  };
  const buttons = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  // The removed picture had the focus.
  useEffect(() => {
    if (!value && removed.current) buttons.current?.querySelector('button')?.focus();
    if (!value) removed.current = false;
  });
  const tile = value && (
    <ul className={styles.tile} aria-label={label}>
      <PictureTile
        image={value}
        number={1}
        onRetry={() => retry(value)}
        onRemove={() => {
          removed.current = true;
          remove(value);
        }}
      />
    </ul>
  );
  const ways = (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are not a fieldset
    <div ref={current ? undefined : buttons} role="group" className={styles.ways} aria-label={label}>
      {hasCamera && (
        <Button variant="quiet" busy={choosing} onClick={() => take('camera')}>
          <Camera aria-hidden="true" size="1.8rem" />
          <Trans>Take photo</Trans>
        </Button>
      )}
      <Button variant="quiet" busy={choosing} onClick={() => take('album')}>
        <Images aria-hidden="true" size="1.8rem" />
        <Trans>Choose photo</Trans>
      </Button>
    </div>
  );
  return (
    <div className={layout.stack2}>
      {current ? (
        <div className={styles.change}>
          <span className={styles.current}>
            {current}
            {!value && (
              <span className={styles.badge}>
                <Camera aria-hidden="true" size="1.6rem" />
              </span>
            )}
          </span>
          {tile ?? (
            <div ref={buttons} className={styles.actions}>
              <TextButton
                className={styles.button}
                aria-busy={choosing}
                onClick={() => (hasCamera ? setAsking(true) : take('album'))}
              >
                <Trans>Change photo</Trans>
              </TextButton>
              {children}
            </div>
          )}
          <Sheet open={asking} title={label} onClose={() => setAsking(false)}>
            {ways}
          </Sheet>
        </div>
      ) : (
        (tile ?? ways)
      )}
      <p className={note ? pickerStyles.error : 'visually-hidden'} role="status">
        {note || (value?.status === 'uploading' ? t`Sending pictures` : value?.status === 'done' && t`Pictures sent`)}
      </p>
    </div>
  );
}
