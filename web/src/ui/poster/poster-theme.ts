import { dietitianScene, houseScene, kitchenScene, type Stroke } from '#ui/scene/scenes.ts';
import type { PosterTone } from './poster.ts';

/** The theme of a product's posters. A saved picture is always light, so the colours are those of the light theme. */
export interface PosterTheme {
  ground: string;
  brand: string;
  brandSoft: string;
  /** px */
  radius: number;
  scene: Stroke[];
}

// Twice the radius on the screen, because a poster has two pixels per CSS pixel.
export const posterThemes = {
  general: { ground: '#f3f6f4', brand: '#0b7345', brandSoft: '#e0f2e9', radius: 28, scene: houseScene('morning') },
  ai: { ground: '#f4f5fb', brand: '#4e57cd', brandSoft: '#e9edff', radius: 44, scene: dietitianScene },
  food: { ground: '#f9f5ef', brand: '#ae3182', brandSoft: '#fce9f3', radius: 12, scene: kitchenScene },
} satisfies Record<string, PosterTheme>;

export const paper = '#ffffff';
export const ink = '#15201a';
export const softInk = '#526059';
export const line = '#dde4e0';
export const light = { fill: '#fdf0d1', edge: '#815400' };
const tones = { good: '#14703f', fair: '#815400', poor: '#ad2018' };

/** The poster theme of this page's product. */
export function pagePosterTheme(): PosterTheme {
  const { product = 'general' } = document.documentElement.dataset;
  return posterThemes[product as keyof typeof posterThemes] ?? posterThemes.general;
}

export const toneColour = (tone: PosterTone, face: PosterTheme): string =>
  tone === 'brand' ? face.brand : tones[tone];

/** The typefaces of this page's product, for texts and for headings. */
export function pageFonts(): { text: string; display: string } {
  const values = getComputedStyle(document.documentElement);
  return { text: values.getPropertyValue('--sans'), display: values.getPropertyValue('--display') };
}
