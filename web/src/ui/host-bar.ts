import { createContext } from 'react';

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

/** None: every screen draws its own bar. */
export const HostBarContext = createContext<HostBar | undefined>(undefined);
