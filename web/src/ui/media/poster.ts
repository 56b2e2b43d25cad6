import type { Poster } from '../poster/poster.ts';

/**
 * Draws a poster. The first call loads the code.
 * @returns a PNG as a `data:` address
 */
export async function drawPoster(poster: Poster): Promise<string> {
  const { draw } = await import('../poster/draw.ts');
  return draw(poster);
}
