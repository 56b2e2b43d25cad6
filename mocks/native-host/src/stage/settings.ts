/** The settings of the stage and their parameters in its address, so that a link reproduces the presentation. */
import type { Product } from '../../../../web/src/platform/routing/product.ts';
import { products } from '../screens.ts';
import { type Language, languages, type Settings, themes } from '../settings.ts';
import type { Story } from './story.ts';

type Theme = Settings['theme'];

/** Speed of the captions. `none` does not wait, for tests. */
export const paces = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = (typeof paces)[number];

/** Maximum number of phones that fit side by side. */
export const mostPhones = 3;

export const devices = ['phone', 'desktop'] as const;

export interface PhoneChoice {
  product: Product;
  language: Language;
  theme: Theme;
  /** A phone with the native app, or the window of a browser on a desk. */
  device: (typeof devices)[number];
}

export interface StageSettings {
  /** The story to play; empty if the visitors use the phones themselves. */
  story: Product | '';
  phones: PhoneChoice[];
  /** The language of the stage, which comes first in its captions. */
  language: Language;
  theme: Theme;
  pace: Pace;
  /** The world of the mock that all phones share. */
  world: string;
}

/** The phones have the language and theme of the stage, except the second one, so that both are shown. */
export function phonesFor(
  story: Story | undefined,
  { language, theme }: Pick<StageSettings, 'language' | 'theme'>,
): PhoneChoice[] {
  const other = { language: otherOf(languages, language), theme: otherOf(themes, theme) };
  // Without a story, one phone per product.
  return (story?.phones.map(({ product }) => product) ?? products).map((product, place) => ({
    product,
    ...(place === 1 ? other : { language, theme }),
    device: 'phone',
  }));
}

const otherOf = <Value>([one, two]: readonly [Value, Value], value: Value): Value => (value === one ? two : one);

/** Parses the address. A missing or invalid value comes from `own`, the story's phones, or a default. */
export function readStage(
  search: string,
  stories: readonly Story[],
  own: Pick<StageSettings, 'language' | 'theme'>,
): StageSettings {
  const said = new URLSearchParams(search);
  const language = oneOf(languages, said.get('language')) ?? own.language;
  const theme = oneOf(themes, said.get('theme')) ?? own.theme;
  const story = said.get('story') === '' ? '' : (oneOf(products, said.get('story')) ?? 'general');
  const world = said.get('world') ?? '';
  const told = stories.find(({ name }) => name === story);
  const usual = phonesFor(told, { language, theme });
  const chosen = said.getAll('phone').flatMap((text) => readPhone(text) ?? []);
  // A story determines the products; the languages and themes are free.
  const phones = (chosen.length > 0 ? chosen : usual)
    .slice(0, mostPhones)
    .map((phone, place) => ({ ...phone, ...(told && { product: told.phones[place]?.product ?? phone.product }) }));
  return {
    story,
    phones,
    language,
    theme,
    pace: oneOf(paces, said.get('pace')) ?? 'normal',
    world: /^\w{1,80}$/.test(world) ? world : 'stage',
  };
}

/** Writes all settings into an address. */
export function writeStage({ phones, ...settings }: StageSettings): string {
  const said = new URLSearchParams({ view: 'stage', ...settings });
  for (const { product, language, theme, device } of phones) {
    said.append('phone', [product, language, theme, ...(device === 'phone' ? [] : [device])].join('.'));
  }
  return `?${said}`;
}

function readPhone(text: string): PhoneChoice | undefined {
  const [first, second, third, fourth] = text.split('.');
  const product = oneOf(products, first);
  const language = oneOf(languages, second);
  const theme = oneOf(themes, third);
  const device = oneOf(devices, fourth ?? 'phone');
  return product && language && theme && device ? { product, language, theme, device } : undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | undefined =>
  values.find((value) => value === text);
