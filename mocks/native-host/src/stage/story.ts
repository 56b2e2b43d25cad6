/** A story is data: what is tapped, typed and seen on the phones of the stage, with captions. */
import type { Product } from '../../../../web/src/platform/routing/product.ts';

/** English, Chinese. */
export type Pair = readonly [en: string, zh: string];

/**
 * A name on a screen as `stories.ts` states it: a message of the app's code with its values, a word of the device page, or data
 * that is the same in both languages. A message with several translations is stated as a pair. The build replaces each by a
 * `Pair`, and fails for a message that no catalog has.
 */
export type SourceName =
  | Pair
  | { message: string; values?: Record<string, string | number> }
  | { word: string }
  | string;

export const roles = ['button', 'link', 'textbox', 'heading', 'text'] as const;

export interface Target<Name = Pair> {
  /** `text` is an element that contains the name; the others have it as their accessible name. */
  role: (typeof roles)[number];
  name: Name;
  /** In the native sheet above the app. */
  sheet?: boolean;
}

export type Act<Name = Pair> =
  | { kind: 'see' | 'tap'; target: Target<Name> }
  | { kind: 'type'; target: Target<Name>; text: string }
  /** The person comes back to the app, which asks the server anew. */
  | { kind: 'comeBack' }
  /** Moves the server's time forward, for work that takes a while. */
  | { kind: 'serverWorks'; seconds: number };

export interface Step<Name = Pair> {
  /** A step without a caption belongs to the one before. */
  caption?: Pair;
  /** Place of the phone on the stage. A step on a phone that the stage does not show is left out. */
  phone: number;
  act: Act<Name>;
}

export interface Story<Name = Pair> {
  name: Product;
  phones: { product: Product; path: string }[];
  steps: Step<Name>[];
}

export type SourceStory = Story<SourceName>;
