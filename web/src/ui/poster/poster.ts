export type PosterAccent = 'brand' | 'good' | 'fair' | 'poor';

/** A picture to save or share: a title, lines of text, an optional picture, and a QR code that leads to the app. */
export interface Poster {
  /** What the picture is: a poster, or its QR code alone, large and with the lines below. @default 'poster' */
  kind?: 'poster' | 'qrcode';
  title: string;
  lines: string[];
  /** Text of the QR code. */
  qrText?: string;
  /** Address of a picture of this app. */
  image?: string;
  /** The time at which a model made what the poster shows: it then carries the mark, also in the metadata of its file. */
  generatedAt?: string | null;
  /** @default 'brand' */
  accent?: PosterAccent;
}
