import { isHealthError } from '@health-app/sdk';
import type { Bridge } from '@health-app/sdk/bridge';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openBridge } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import type { Poster } from '#ui/poster/poster.ts';
import styles from './PosterSheet.module.css';
import { useDrawPoster } from './useDrawPoster.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Title and text alternative of the poster. */
  label: string;
  poster: () => Poster;
  /** Name of the saved file, with its extension. */
  fileName: string;
  /** Called after the person has shared or saved the poster. */
  onDone?: () => void;
}

/** Shows a poster with buttons to save and share it. */
export function PosterSheet({ open, onClose, ...preview }: Props) {
  const { label } = preview;
  return (
    <Sheet open={open} title={label} onClose={onClose}>
      {open && <Preview {...preview} />}
    </Sheet>
  );
}

function Preview({ poster, ...actions }: Omit<Props, 'open' | 'onClose'>) {
  const { label } = actions;
  const { image, failed, drawAgain } = usePoster(poster);
  if (failed) {
    return (
      <ErrorState
        title={<Trans>The picture could not be drawn</Trans>}
        action={
          <Button variant="quiet" onClick={drawAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className={styles.preview}>
        {image === undefined ? (
          <Skeleton rows={1} height="36rem" />
        ) : (
          <img className={styles.poster} src={image} alt={label} />
        )}
      </div>
      <Actions image={image} {...actions} />
    </>
  );
}

/** Draws the poster; `undefined` until it is ready. */
function usePoster(poster: () => Poster) {
  const [drawn, setDrawn] = useState<{ image?: string; failed?: boolean }>({});
  const draw = useDrawPoster();
  // Keeps the poster of the moment when the sheet opens, although the parent may pass a new function on every render.
  const first = useRef(async () => draw(poster()));
  const drawAgain = useCallback(() => {
    setDrawn({});
    first.current().then(
      (image) => setDrawn({ image }),
      () => setDrawn({ failed: true }),
    );
  }, []);
  useEffect(drawAgain, [drawAgain]);
  return { ...drawn, drawAgain };
}

function Actions({
  image,
  label,
  fileName,
  onDone,
}: { image: string | undefined } & Omit<Props, 'open' | 'onClose' | 'poster'>) {
  const { t } = useLingui();
  const bridge = useBridge();
  const [busy, setBusy] = useState<'save' | 'share'>();
  const [note, setNote] = useState('');

  async function run(act: 'save' | 'share', work: () => Promise<string>): Promise<void> {
    if (busy) return;
    setBusy(act);
    setNote('');
    try {
      setNote(await work());
      onDone?.();
    } catch (error) {
      const code = isHealthError(error) ? error.code : undefined;
      if (code === 'cancelled') return;
      if (code === 'denied') setNote(t`The app may not save pictures. Allow it in the settings.`);
      else if (code === 'not supported') setNote(t`Press and hold the picture to save it.`);
      else setNote(act === 'save' ? t`The picture could not be saved` : t`The picture could not be shared`);
    } finally {
      setBusy(undefined);
    }
  }
  const save = (host: Bridge, picture: string) =>
    run('save', async () => {
      await host.call('saveImage', { image: picture, name: fileName });
      return t`Picture saved`;
    });
  const share = (host: Bridge, picture: string) =>
    run('share', async () => {
      const { outcome } = await host.call('sharePoster', { image: picture, title: label });
      return outcome === 'saved' ? t`Picture saved` : t`Picture shared`;
    });

  if (bridge === null || (bridge && !bridge.offers('saveImage') && !bridge.offers('sharePoster'))) {
    return (
      <p className={styles.note}>
        <Trans>Press and hold the picture to save it.</Trans>
      </p>
    );
  }
  const ready = bridge && image !== undefined;
  return (
    <>
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.actions}>
        {bridge?.offers('sharePoster') && (
          <Button
            variant="quiet"
            busy={busy === 'share'}
            disabled={!ready}
            onClick={() => void (ready && share(bridge, image))}
          >
            <Share2 aria-hidden="true" size="1.8rem" />
            <Trans>Share</Trans>
          </Button>
        )}
        <Button busy={busy === 'save'} disabled={!ready} onClick={() => void (ready && save(bridge, image))}>
          <Download aria-hidden="true" size="1.8rem" />
          <Trans>Save picture</Trans>
        </Button>
      </div>
    </>
  );
}

/** The bridge once its capabilities are known; null if its code failed to load. */
function useBridge(): Bridge | null | undefined {
  const [bridge, setBridge] = useState<Bridge | null>();
  useEffect(() => {
    let gone = false;
    openBridge()
      .then(async (opened) => {
        await opened.ready;
        if (!gone) setBridge(opened);
      })
      .catch(() => setBridge(null));
    return () => {
      gone = true;
    };
  }, []);
  return bridge;
}
