import { sanitizeDisplayName } from '#lib/format/display-name.ts';
import { plainPoster } from '#ui/poster/plain-poster.ts';
import type { Poster, PosterSender } from '#ui/poster/poster.ts';

/**
 * Draws a poster. The first call loads the code.
 * @returns a PNG as a `data:` URL
 */
export async function drawPoster(poster: Poster, sender: PosterSender): Promise<string> {
  const { draw } = await import('#ui/poster/draw.ts');
  return draw(plainPoster(poster), { ...sender, from: sanitizeDisplayName(sender.from) });
}
