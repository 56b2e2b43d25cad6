import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales, manifestOf, products } from './manifests.ts';
import { homeOf, productOf } from './src/platform/routing/product.ts';

const file = (path: string) => new URL(`public${path}`, import.meta.url);

/** Reads width and height from the file's header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(file(path));
  if (path.endsWith('.png')) {
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  }
  // The extended format, which stores the sizes minus one.
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

const all = products.flatMap((product) => locales.map((locale) => ({ product, locale })));

test.each(all)('the manifest of $product in $locale lists files that have the stated sizes', ({ product, locale }) => {
  const { icons, screenshots } = manifestOf(product, locale);
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    expect(sizeOf(src), src).toBe(sizes);
    expect(statSync(file(src)).size, src).toBeLessThanOrEqual(60_000);
  }
  expect(screenshots.map(({ src }) => src)).toEqual([
    `/screenshots/${product}.${locale}.light.webp`,
    `/screenshots/${product}.${locale}.dark.webp`,
  ]);
  expect(sizeOf(`/icons/${product}-touch-180.png`)).toBe('180x180');
});

test.each(all)(
  'the manifest of $product in $locale opens the home of its product and has its title',
  ({ product, locale }) => {
    const { id, scope, start_url, short_name } = manifestOf(product, locale);
    expect(start_url).toBe(homeOf(product));
    expect([id, scope]).toEqual([start_url, start_url]);
    expect(productOf(new URL(start_url, 'https://h5.example'))).toBe(product);
    const catalog = readFileSync(new URL(`src/products/locales/${product}/zh-CN.po`, import.meta.url), 'utf8');
    const title = manifestOf(product, 'en').name;
    expect(catalog).toContain(`msgid "${title}"\nmsgstr "${manifestOf(product, 'zh-CN').name}"`);
    expect(short_name.length).toBeLessThanOrEqual(12);
  },
);
