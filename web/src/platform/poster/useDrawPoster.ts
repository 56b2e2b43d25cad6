import { useSender } from '#platform/share/useSender.ts';
import { drawPoster } from '#ui/media/draw-poster.ts';
import type { Poster } from '#ui/poster/poster.ts';

/** Returns a function that draws a poster with the sender's name and the product. */
export function useDrawPoster(): (poster: Poster) => Promise<string> {
  const sender = useSender();
  return (poster) => drawPoster(poster, sender);
}
