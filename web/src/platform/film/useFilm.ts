import { useCallback, useEffect, useRef, useState } from 'react';
import { drawFrame } from '#ui/film/draw-frame.ts';
import { type Film, filmLength } from '#ui/film/film.ts';
import { videoText } from '#ui/film/mark-video.ts';
import { recordCanvas, recordingFormat } from '#ui/film/record-canvas.ts';
import { fileMark } from '#ui/poster/generated-mark.ts';
import type { PosterSender } from '#ui/poster/poster.ts';
import { playFilm } from './play-film.ts';

type State =
  | { name: 'playing' | 'paused' | 'recording'; failed?: boolean }
  /** The video is ready. */
  | { name: 'recorded'; file: File };

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The format in which this browser records; `undefined` if it cannot. */
export const format = recordingFormat();

/**
 * Plays and records a film on a canvas.
 * @param name of the recorded file, without its extension
 */
export function useFilm(film: Film, sender: PosterSender, name: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<AbortController>(undefined);
  // The film and the sender of the moment when the sheet opened, although the parent may pass new ones on every render.
  const shown = useRef({ film, sender });
  const time = useRef(0);
  const [seconds, setSeconds] = useState(0);
  const [state, setState] = useState<State>({ name: 'paused' });

  const drawAt = useCallback((at: number) => {
    const context = canvas.current?.getContext('2d');
    if (!context) throw new Error('The browser has no canvas');
    time.current = Math.min(at, filmLength);
    setSeconds(Math.floor(time.current));
    drawFrame(context, shown.current.film, shown.current.sender, at, reduced.matches);
  }, []);

  const stop = useCallback(() => {
    running.current?.abort();
    setState((before) => (before.name === 'playing' || before.name === 'recording' ? { name: 'paused' } : before));
  }, []);

  const run = useCallback(
    (from: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      return playFilm(drawAt, from, controller.signal);
    },
    [drawAt],
  );

  const play = useCallback(async () => {
    setState({ name: 'playing' });
    if (await run(time.current >= filmLength ? 0 : time.current)) setState({ name: 'paused' });
  }, [run]);

  const record = async () => {
    if (!canvas.current || !format) return;
    setState({ name: 'recording' });
    let whole = false;
    try {
      const video = await recordCanvas(canvas.current, format.type, async () => {
        whole = await run(0);
      });
      // The person or a hidden page stopped it.
      if (!whole) return;
      const { type, extension } = format;
      const { generatedAt } = shown.current.film;
      const mark = generatedAt ? [videoText(extension, ...fileMark(generatedAt)) as BlobPart] : [];
      const file = new File([video, ...mark], `${name}.${extension}`, { type: type.split(';')[0] ?? type });
      setState({ name: 'recorded', file });
    } catch {
      running.current?.abort();
      setState({ name: 'paused', failed: true });
    }
  };

  useEffect(() => {
    drawAt(0);
    // People who want no motion start it themselves.
    if (!reduced.matches) void play();
    const stopIfHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      // A page that is hidden draws nothing, so its recording is lost.
      setState((before) => (before.name === 'recording' ? { name: 'paused', failed: true } : before));
      stop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      running.current?.abort();
    };
  }, [drawAt, play, stop]);

  return { canvas, state, seconds, play, stop, record };
}
