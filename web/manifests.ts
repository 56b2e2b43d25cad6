/** The web app manifests: one for each product and language. The page links its own (`platform/offline/install-links.ts`). */
import type { Plugin } from 'vite';
import type { Locale } from './src/platform/i18n/choose-locale.ts';
import type { Product } from './src/platform/routing/product.ts';

interface Names {
  name: string;
  /** Label below the icon; a launcher shows about 12 characters. */
  short_name: string;
  description: string;
}

const names: Record<Product, Record<Locale, Names>> = {
  general: {
    en: { name: 'General health', short_name: 'Health', description: 'Medicines, health data, foods and articles.' },
    'zh-CN': { name: '大众健康', short_name: '大众健康', description: '用药、健康数据、食物与文章。' },
  },
  ai: {
    en: {
      name: 'AI nutrition',
      short_name: 'AI nutrition',
      description: 'What is on the plate, and what it gives you.',
    },
    'zh-CN': { name: 'AI 营养', short_name: 'AI 营养', description: '盘中有什么，带来什么。' },
  },
  food: {
    en: { name: 'Food and diet', short_name: 'Diet', description: 'A plan for each day, its meals and its progress.' },
    'zh-CN': { name: '食物与膳食', short_name: '食物膳食', description: '每天的计划、餐食与进展。' },
  },
};

const homes: Record<Product, string> = { general: '/', ai: '/ai-app', food: '/food-app' };

/** Pixels of the icons' sides, and of the screenshots. */
export const iconSizes = [192, 512];
export const screenshotSize = { width: 562, height: 1218 };

/** The light scheme's colour, because a manifest supports only one scheme. */
const background = '#f3f6f4';

/**
 * The manifest of a product. Its scope is the product's own paths: the screens that all products share open with a browser
 * bar.
 */
export function manifestOf(product: Product, lang: Locale) {
  const home = homes[product];
  return {
    id: home,
    lang,
    ...names[product][lang],
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: ['any', 'maskable'].flatMap((purpose) =>
      iconSizes.map((size) => ({
        src: `/icons/${product}-${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    screenshots: ['light', 'dark'].map((scheme) => ({
      src: `/screenshots/${product}.${lang}.${scheme}.webp`,
      sizes: `${screenshotSize.width}x${screenshotSize.height}`,
      type: 'image/webp',
      form_factor: 'narrow',
    })),
  };
}

export const products = Object.keys(names) as Product[];
export const locales: Locale[] = ['en', 'zh-CN'];

/** Adds the manifests to the build. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const product of products) {
        for (const locale of locales) {
          const fileName = `manifests/${product}.${locale}.webmanifest`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(product, locale)) });
        }
      }
    },
  };
}
