import { createContext, type ReactNode } from 'react';
import type { Path } from '#lib/path.ts';

/** Colours of the bar as `#rrggbb`, and whether the page below it scrolls and bounces. */
export interface BarStyle {
  background: string;
  foreground: string;
  scrolls: boolean;
}

/** The bar of the embedder, with the title and *Back*. It takes no actions of a screen. */
export interface EmbedderBar {
  setTitle(title: string): void;
  setStyle(style: BarStyle): void;
  /** Hides the bar, so that a screen draws its own; absent where the embedder always shows it. */
  setHidden?(hidden: boolean): void;
}

/** Whether the page scrolls; otherwise the screen's area below its bar scrolls. */
export const PageScrollContext = createContext(true);

/** The kit's view of the page around it, which the kit does not import. */
export interface Shell {
  /** `undefined`: every screen draws its own bar. */
  embedderBar?: EmbedderBar;
  /** Whether a page or a screen lies behind this one. */
  canGoBack(): boolean;
  goBack(): void;
  /** The home, on the first screen of a history; `undefined` on later screens, at the home, and in native apps. */
  wayHome(): Path | undefined;
  /** Records an event for the statistics. */
  track(name: string, extras: Record<string, unknown>): void;
  /** Content above the bar of every screen. */
  banner?: ReactNode;
}

export const ShellContext = createContext<Shell>({
  canGoBack: () => true,
  goBack: () => history.back(),
  wayHome: () => undefined,
  track: () => {},
});
