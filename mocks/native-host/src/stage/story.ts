/** A story is data: taps, texts and visible elements on the phones of the stage, with captions. */
import type { Product } from '../../../../web/src/platform/routing/product.ts';

/** English, Chinese. */
export type Pair = readonly [en: string, zh: string];

/**
 * A name on a screen as written in `stories.ts`: a message of the app's code with its values, a word of the device page, or
 * data that are the same in both languages. A message with several translations is written as a pair. The build replaces
 * each name with a `Pair`, and fails for a message that is in no catalog.
 */
export type SourceName =
  | Pair
  | { message: string; values?: Record<string, string | number> }
  | { word: string }
  | string;

export const roles = ['button', 'link', 'textbox', 'heading', 'text'] as const;

export interface Target<Name = Pair> {
  /** `text` is an element that contains the name; for other roles, it is the accessible name. */
  role: (typeof roles)[number];
  name: Name;
  /** Whether it is in the native sheet over the app. */
  sheet?: boolean;
}

export type Act<Name = Pair> =
  | { kind: 'see' | 'tap'; target: Target<Name> }
  | { kind: 'type'; target: Target<Name>; text: string }
  /** The person returns to the app, which refetches its data. */
  | { kind: 'comeBack' }
  /** Advances the server's time, for work that takes a while. */
  | { kind: 'serverWorks'; seconds: number };

export interface Step<Name = Pair> {
  /** Caption; a step without one belongs to the previous step. */
  caption?: Pair;
  /** What a presenter may say while the caption shows. */
  note?: Pair;
  /** Index of the phone on the stage. A step on a phone that the stage does not show is skipped. */
  phone: number;
  act: Act<Name>;
}

export interface Story<Name = Pair> {
  name: Product;
  phones: { product: Product; path: string }[];
  steps: Step<Name>[];
}

export type SourceStory = Story<SourceName>;
