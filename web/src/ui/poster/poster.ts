/** A picture to save or share: a title, lines of text, an optional picture or chart, and a QR code that opens the app. */
export interface Poster {
  /** A whole poster, or only a large QR code with the lines below it. @default 'poster' */
  kind?: 'poster' | 'qrcode';
  title: string;
  lines: string[];
  /** URLs of small pictures of this app above the lines; those that do not fit into one row are omitted. */
  icons?: readonly string[] | Promise<readonly string[]> | undefined;
  /** Text of the QR code. */
  qrText?: string;
  /** URL of a picture of this app. */
  image?: string | undefined;
  /** The chart that the screen shows. */
  chart?: PosterChart | undefined;
  /** The time at which a model generated the content. The poster then carries the mark, and its file the metadata. */
  generatedAt?: string | null;
}

/** The sender of a poster and the product. */
export interface PosterSender {
  /** Name of the person. */
  from: string | undefined;
  /** Name of the product. */
  appName: string;
}

export type PosterChart = PosterCurve | PosterColumns | PosterRows | PosterDays;

/** A line over time without values; the lines of the poster contain the numbers. */
export interface PosterCurve {
  kind: 'curve';
  points: { x: number; y: number }[];
  /** Labels of its ends. */
  start: string;
  end: string;
}

/** Values of days as columns. */
export interface PosterColumns {
  kind: 'columns';
  /** `partial` is drawn as an outline, because it is not comparable. */
  columns: { label: string; value: number; partial: boolean }[];
  /** Drawn as a dashed line. */
  target: number | null;
}

/** Days as dots, oldest first; days with a record are filled. */
export interface PosterDays {
  kind: 'days';
  /** Rows of equal length. */
  rows: boolean[][];
}

/** Named values, one per line. */
export interface PosterRows {
  kind: 'rows';
  rows: PosterRow[];
}

export interface PosterRow {
  label: string;
  /** The value as text. */
  text: string;
  /** Length of the bar, 0 to 1. */
  share: number;
  tone: PosterTone;
}

export type PosterTone = 'brand' | 'good' | 'fair' | 'poor';
