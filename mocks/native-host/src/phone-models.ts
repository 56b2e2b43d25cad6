import type { Settings } from './settings.ts';

interface Model {
  name: string;
  /** CSS px */
  width: number;
  height: number;
  /** The height of the status bar; CSS px. */
  top: number;
  /** The height of the home indicator or the gesture bar, which covers the bottom of the page; CSS px. */
  bottom: number;
}

export const modelOf: Record<Settings['model'], Model> = {
  'phone-13': { name: '375 × 812', width: 375, height: 812, top: 47, bottom: 34 },
  'phone-se': { name: '320 × 568', width: 320, height: 568, top: 20, bottom: 0 },
  'phone-max': { name: '430 × 932', width: 430, height: 932, top: 59, bottom: 34 },
  desktop: { name: '1280 × 800', width: 1280, height: 800, top: 0, bottom: 0 },
  pixel: { name: '412 × 915', width: 412, height: 915, top: 32, bottom: 24 },
};
