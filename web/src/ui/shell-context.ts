import type { Environment } from '@health-app/sdk';
import type { Bridge, Platform } from '@health-app/sdk/bridge';
import { createContext, type ReactNode, useContext } from 'react';

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

/** What the kit needs of the page around it, which it does not import. */
export interface Shell {
  /** The environment whose storage the kit uses. */
  environment: Environment;
  /** What the page runs in. */
  platform: Platform;
  /** The bridge for an action of the person, such as to choose or save a picture; its code may come only now. */
  openBridge(): Promise<Bridge>;
  /** None: every screen draws its own bar. */
  embedderBar?: EmbedderBar;
  /** Whether a page or a screen lies behind this one. */
  canGoBack(): boolean;
  goBack(): void;
  /** Above the bar of every screen. */
  banner?: ReactNode;
}

export const ShellContext = createContext<Shell>({
  environment: 'dev',
  platform: 'browser',
  openBridge: () => Promise.reject(new Error('The page has no shell.')),
  canGoBack: () => true,
  goBack: () => history.back(),
});

export const useShell = (): Shell => useContext(ShellContext);
