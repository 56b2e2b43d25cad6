import { Trans, useLingui } from '@lingui/react/macro';
import { sanitizeDisplayName } from '#lib/format/display-name.ts';
import { source } from '#platform/device/embedder.ts';
import { FileActions } from '#platform/share/FileActions.tsx';
import { useSender } from '#platform/share/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { frameSize } from '#ui/film/draw-frame.ts';
import { type Film, filmLength } from '#ui/film/film.ts';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { generatedMark } from '#ui/poster/generated-mark.ts';
import typography from '#ui/Typography.module.css';
import styles from './FilmSheet.module.css';
import { format, useFilm } from './useFilm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  film: Film;
  /** Name of the saved file, without its extension. */
  fileName: string;
  /** Called after the person has shared or saved the film. */
  onDone?: () => void;
}

/** Plays a film, and saves it as a video where the browser can. */
export function FilmSheet({ open, onClose, ...player }: Props) {
  return (
    <Sheet open={open} title={player.film.title} onClose={onClose}>
      {open && <Player {...player} />}
    </Sheet>
  );
}

function Player({ film, fileName, onDone }: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const { from, appName } = useSender();
  const sender = { from: sanitizeDisplayName(from), appName };
  const { canvas, state, seconds, play, stop, record } = useFilm(film, sender, fileName);
  const left = filmLength - seconds;
  return (
    <div className={layout.stack3}>
      <canvas ref={canvas} className={styles.film} {...frameSize} role="img" aria-label={textOf(film)} />
      <ProgressBar
        label={state.name === 'recording' ? t`Recording` : t`Position`}
        value={seconds / filmLength}
        text={t`${left} s left`}
      />
      <p className={typography.note} role="status">
        {state.name === 'recording' ? (
          <Trans>Recording takes 20 seconds. Keep this page open.</Trans>
        ) : state.name === 'recorded' ? (
          <Trans>The video is ready.</Trans>
        ) : state.name === 'paused' && state.failed ? (
          <Trans>The video could not be recorded. Try again.</Trans>
        ) : null}
      </p>
      {state.name === 'recorded' ? (
        <FileActions
          file={state.file}
          save={<Trans>Save video</Trans>}
          share={<Trans>Share video</Trans>}
          {...(onDone && { onDone })}
        />
      ) : state.name === 'recording' ? (
        <Button variant="quiet" onClick={stop}>
          <Trans>Cancel</Trans>
        </Button>
      ) : (
        <>
          <Button variant="quiet" onClick={state.name === 'playing' ? stop : () => void play()}>
            {state.name === 'playing' ? (
              <Trans>Pause</Trans>
            ) : seconds < filmLength ? (
              <Trans>Play</Trans>
            ) : (
              <Trans>Play again</Trans>
            )}
          </Button>
          {format && source === '' ? (
            <Button onClick={() => void record()}>
              <Trans>Make a video</Trans>
            </Button>
          ) : (
            <p className={typography.note}>
              <Trans>A video cannot be saved here. In a browser on a newer device it can.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** What the film shows, as text. */
const textOf = ({ title, period, days, lines, generatedAt }: Film): string =>
  [
    title,
    period,
    ...days.map(({ label, text }) => `${label}: ${text}`),
    ...lines,
    ...(generatedAt ? [generatedMark(generatedAt)] : []),
  ].join('\n');
