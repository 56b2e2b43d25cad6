export type PosterAccent = 'brand' | 'good' | 'fair' | 'poor';

/** A picture to keep or to pass on: a title, lines of text, perhaps a picture, and a QR code that leads back. */
export interface Poster {
  title: string;
  lines: string[];
  /** The text of its QR code. */
  qrText?: string;
  /** Address of a picture of this app. */
  image?: string;
  /** @default 'brand' */
  accent?: PosterAccent;
}
