import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { GoodsPicture, type PictureShape } from '#domains/goods/components/GoodsPicture.tsx';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './GoodsGallery.module.css';

// Loaded lazily: the other media components would add to the bundle of every screen with goods.
const PictureViewer = lazy(async () => ({ default: (await import('#ui/media/PictureViewer.tsx')).PictureViewer }));

interface Props {
  /** URLs of the pictures. */
  pictures: string[];
  /** Name of the goods, used in the alternative texts. */
  name: string;
  /** @default "square" */
  shape?: Exclude<PictureShape, 'small'> | undefined;
}

/**
 * Shows pictures side by side, one at a time. A swipe or the arrow keys move to the next one; a tap opens it full screen.
 */
export function GoodsGallery({ pictures, name, shape = 'square' }: Props) {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState<number>();
  const total = pictures.length;
  const describe = (index: number) => {
    const number = index + 1;
    return total > 1 ? t`${name}, picture ${number} of ${total}` : name;
  };
  const onKeyDown = ({ key, altKey, metaKey, target }: KeyboardEvent) => {
    // Alt with an arrow key is the browser's *Back* or *Forward*.
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || metaKey) return;
    // Starts from the focused picture, because `shown` lags behind while the strip scrolls.
    const buttons = [...(strip.current?.children ?? [])] as HTMLElement[];
    const focused = buttons.indexOf(target as HTMLElement);
    buttons[focused + (key === 'ArrowRight' ? 1 : -1)]?.focus();
  };
  if (total === 0) return <GoodsPicture src={undefined} shape={shape} />;
  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut between the buttons inside */}
      <div
        ref={strip}
        className={styles.strip}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((src, index) => (
          <UnstyledButton
            key={src}
            className={styles.picture}
            aria-label={describe(index)}
            onFocus={() => setShown(index)}
            onClick={() => setOpen(index)}
          >
            <GoodsPicture src={src} shape={shape} />
          </UnstyledButton>
        ))}
      </div>
      {total > 1 && (
        <span className={styles.place} aria-hidden="true">
          {shown + 1} / {total}
        </span>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={pictures.map((url, index) => ({ url, alt: describe(index) }))}
            index={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
