import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#lib/contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const darkQuery = '@media screen and (prefers-color-scheme: dark)';
const light = css.slice(0, css.indexOf(darkQuery));
const dark = blockOf(darkQuery);
const strongLight = blockOf('@media (prefers-contrast: more) and (prefers-color-scheme: light)');
const strongDark = blockOf('@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark)');

/** Returns the rules of a media query. */
function blockOf(query: string): string {
  const start = css.indexOf(query);
  if (start < 0) throw new Error(`No rules of ${query}`);
  return css.slice(start, css.indexOf('\n}\n', start));
}

/** Returns the colours that the rules of a selector set. */
function coloursOf(text: string, selector: string): Record<string, string> {
  const rules = text.split('}').filter((rule) => rule.split('{').at(-2)?.trim().endsWith(selector));
  const entries = rules.flatMap((rule) => [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]);
  return Object.fromEntries(entries.map(([, name, colour]) => [name, colour]));
}

/** The rules of each scheme, and the least contrast of its texts and edges. */
const schemes = {
  light: { texts: [light], readable: 4.5, visible: 3 },
  dark: { texts: [light, dark], readable: 4.5, visible: 3 },
  'light, more contrast': { texts: [light, strongLight], readable: 7, visible: 4.5 },
  'dark, more contrast': { texts: [light, dark, strongDark], readable: 7, visible: 4.5 },
};
const products = ['general', 'ai', 'food'];
const palettes = Object.entries(schemes).flatMap(([scheme, { texts, ...least }]) =>
  products.map((product) => {
    const selectors = product === 'general' ? [':root'] : [':root', `[data-product="${product}"]`];
    // The dark accent of a product overrides its light one; the general dark accent does not.
    const rules = selectors.flatMap((selector) => texts.map((text) => coloursOf(text, selector)));
    return { scheme, product, ...least, colours: Object.assign({}, ...rules) as Record<string, string> };
  }),
);

const grounds = ['bg', 'surface', 'sunken'];
const macros = ['protein', 'fat', 'carbohydrate'];
const softs = ['brand', 'good', 'fair', 'poor'];

describe.each(palettes)('$product, $scheme', ({ colours, readable, visible }) => {
  const measure = (front: string, back: string) => contrast(colours[front] ?? front, colours[back] ?? back);
  const texts = ['text', 'text-soft', 'brand', 'good', 'fair', 'poor'].flatMap((front) =>
    grounds.map((back) => [front, back] as const),
  );

  test.each([
    ...texts,
    ...softs.map((tone) => [tone, `${tone}-soft`] as const),
    ...softs.map((tone) => ['text', `${tone}-soft`] as const),
    ['text-soft', 'brand-soft'] as const,
    ['on-brand', 'brand'] as const,
    ['on-room', 'room'] as const,
  ])('%s on %s is readable', (front, back) => {
    expect(measure(front, back)).toBeGreaterThanOrEqual(readable);
  });

  // The ring around what has the focus, and the other lines of charts, have colours of texts.
  test('the edges of inputs and the parts of charts are visible', () => {
    const lines = [...grounds.map((back) => ['edge', back]), ...macros.map((front) => [front, 'surface'])];
    for (const [front = '', back = ''] of lines) {
      expect(measure(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(visible);
    }
  });
});

describe.each(Object.keys(schemes))('the accents, %s', (scheme) => {
  const accents = palettes.filter((palette) => palette.scheme === scheme);

  test('the accents of all products have the same contrast', () => {
    for (const front of ['brand', 'brand-soft']) {
      const values = accents.map(({ colours }) => contrast(colours[front] ?? '', colours.surface ?? ''));
      expect(Math.max(...values) - Math.min(...values)).toBeLessThan(0.1);
    }
  });

  test('the accents of the products differ', () => {
    expect(new Set(accents.map(({ colours }) => colours.brand)).size).toBe(products.length);
  });
});
