import { createContext, type ReactNode } from 'react';

/** Colours of the bar as `#rrggbb`, and whether the page below it scrolls and bounces. */
export interface BarStyle {
  background: string;
  foreground: string;
  scrolls: boolean;
}

/** A bar that the app around the page draws, with the title and the way back. */
export interface EmbedderBar {
  setTitle(title: string): void;
  setStyle(look: BarStyle): void;
}

/** Whether the page scrolls; else the screen's own area below its bar does. */
export const PageScrollContext = createContext(true);

/** What a screen needs of what is around it. */
export interface Shell {
  /** None: every screen draws its own bar. */
  embedderBar?: EmbedderBar;
  /** Whether anything lies behind. */
  canGoBack(): boolean;
  goBack(): void;
  /** Above the bar of every screen. */
  banner?: ReactNode;
}

export const ShellContext = createContext<Shell>({ canGoBack: () => true, goBack: () => history.back() });
