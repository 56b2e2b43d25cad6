import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PosterTheme, posterThemes } from './poster-theme.ts';

const light = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8').split('@media')[0] ?? '';

/** The rule of a selector in the light theme. */
const ruleOf = (selector: string) => light.slice(light.indexOf(`${selector} {`)).split('}')[0] ?? '';

test.each(Object.entries(posterThemes))(
  'a poster of the product %s has the colours and corners of its theme',
  (product, face: PosterTheme) => {
    const rule = ruleOf(product === 'general' ? ':root' : `[data-product="${product}"]`);
    const value = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(rule)?.[1];
    expect({ ground: face.ground, brand: face.brand, brandSoft: face.brandSoft }).toEqual({
      ground: value('bg'),
      brand: value('brand'),
      brandSoft: value('brand-soft'),
    });
    expect(`${face.radius / 20}rem`).toBe(value('radius-2'));
  },
);
