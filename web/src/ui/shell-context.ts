import { createContext, type ReactNode } from 'react';
import type { Path } from '#lib/path.ts';

/** Colours of the bar as `#rrggbb`, and whether the page below it scrolls and bounces. */
export interface BarStyle {
  background: string;
  foreground: string;
  scrolls: boolean;
}

/** The embedder's bar with the title and *Back*. It cannot contain a screen's actions. */
export interface EmbedderBar {
  setTitle(title: string): void;
  setStyle(style: BarStyle): void;
  /** Hides the bar, so that a screen shows its own; absent if the embedder always shows it. */
  setHidden?(hidden: boolean): void;
}

/** Whether the page scrolls; otherwise the screen's area below its bar scrolls. */
export const PageScrollContext = createContext(true);

/** Beside an open detail, its path: the link to it in the list is the current one. */
export const OpenDetailContext = createContext<Path | undefined>(undefined);

/** The page's functions for the kit, which does not import the shell. */
export interface Shell {
  /** `undefined` if every screen shows its own bar. */
  embedderBar?: EmbedderBar;
  /** Whether there is a previous page or screen. */
  canGoBack(): boolean;
  goBack(): void;
  /** Sets the title of the document, to which the page adds its name. */
  setTitle(title: string): void;
  /**
   * The path of the home on the first screen of a history; `undefined` on later screens, on the home, and in native apps.
   */
  wayHome(): Path | undefined;
  /** Records an analytics event with a caught error. */
  trackFailure(name: 'part.failed', error: unknown): void;
  /** Content above the bar of every screen. */
  banner?: ReactNode;
}

export const ShellContext = createContext<Shell>({
  canGoBack: () => true,
  goBack: () => history.back(),
  setTitle: () => {},
  wayHome: () => undefined,
  trackFailure: () => {},
});
