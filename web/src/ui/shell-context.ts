import { createContext, type ReactNode } from 'react';

/** Colours of the bar as `#rrggbb`, and whether the page below it scrolls and bounces. */
export interface BarLook {
  background: string;
  foreground: string;
  scrolls: boolean;
}

/** A bar that the app around the page draws, with the title and the way back. */
export interface HostBar {
  setTitle(title: string): void;
  setLook(look: BarLook): void;
}

/** Whether the page scrolls; else the screen's own area below its bar does. */
export const PageScrollContext = createContext(true);

/** What a screen needs of what is around it. */
export interface Surroundings {
  /** None: every screen draws its own bar. */
  hostBar?: HostBar;
  /** Whether anything lies behind. */
  canGoBack(): boolean;
  goBack(): void;
  /** Above the bar of every screen. */
  banner?: ReactNode;
}

export const SurroundingsContext = createContext<Surroundings>({ canGoBack: () => true, goBack: () => history.back() });
