export type PosterAccent = 'brand' | 'good' | 'fair' | 'poor';

export interface Poster {
  title: string;
  lines: string[];
  /** What its QR code leads to. */
  qrText?: string;
  /** Address of a picture of our own. */
  image?: string;
  accent?: PosterAccent;
}

/**
 * Draws a picture to keep or to pass on: a title, lines of text, perhaps a picture, and a QR code that leads back. The code that
 * draws comes with the first one.
 * @returns a PNG as a `data:` address
 */
export async function drawPoster(poster: Poster): Promise<string> {
  const { draw } = await import('../poster/draw.ts');
  return draw(poster);
}
