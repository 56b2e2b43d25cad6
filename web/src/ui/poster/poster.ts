/** A picture to save or share: a title, lines of text, an optional picture or chart, and a QR code that leads to the app. */
export interface Poster {
  /** What the picture is: a poster, or its QR code alone, large and with the lines below. @default 'poster' */
  kind?: 'poster' | 'qrcode';
  title: string;
  lines: string[];
  /** Addresses of small pictures of this app, above the lines; those beyond a row are left out. */
  icons?: readonly string[] | undefined;
  /** Text of the QR code. */
  qrText?: string;
  /** Address of a picture of this app. */
  image?: string;
  /** The chart that the screen shows. */
  chart?: PosterChart | undefined;
  /** The time at which a model made what the poster shows: it then carries the mark, also in the metadata of its file. */
  generatedAt?: string | null;
}

/** Who passes the poster on, and from where. */
export interface PosterSender {
  /** Name of the person. */
  from: string | undefined;
  /** Name of the product. */
  appName: string;
}

export type PosterChart = PosterCurve | PosterColumns | PosterRows | PosterDays;

/** A line over time without values: what it says in numbers stands in the lines of the poster. */
export interface PosterCurve {
  kind: 'curve';
  points: { x: number; y: number }[];
  /** Labels of its ends. */
  start: string;
  end: string;
}

/** Values of days side by side. */
export interface PosterColumns {
  kind: 'columns';
  /** `partial` is an outline alone, since it is not to be compared. */
  columns: { label: string; value: number; partial: boolean }[];
  /** A dashed line. */
  target: number | null;
}

/** Days in a row as dots; those with a record are full. */
export interface PosterDays {
  kind: 'days';
  days: boolean[];
}

/** Named values below each other. */
export interface PosterRows {
  kind: 'rows';
  rows: PosterRow[];
}

export interface PosterRow {
  label: string;
  /** The value in words. */
  text: string;
  /** Length of the bar, 0 to 1. */
  share: number;
  tone: PosterTone;
}

export type PosterTone = 'brand' | 'good' | 'fair' | 'poor';
