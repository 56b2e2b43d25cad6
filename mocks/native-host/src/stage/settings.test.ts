import { describe, expect, it } from 'vitest';
import { phonesFor, readStage, writeStage } from './settings.ts';
import { sources } from './stories.ts';
import type { Story } from './story.ts';

const stories = sources as unknown as Story[];
const own = { language: 'en', theme: 'light' } as const;

describe('the link of the stage', () => {
  it('the link of the stage reproduces every setting', () => {
    const search =
      '?view=stage&story=&pace=fast&language=zh-CN&theme=dark&world=w7&phone=food.en.light&phone=general.zh-CN.dark.desktop';
    const settings = readStage(search, stories, own);
    expect(settings).toEqual({
      story: '',
      pace: 'fast',
      language: 'zh-CN',
      theme: 'dark',
      world: 'w7',
      phones: [
        { product: 'food', language: 'en', theme: 'light', device: 'phone' },
        { product: 'general', language: 'zh-CN', theme: 'dark', device: 'desktop' },
      ],
    });
    expect(readStage(writeStage(settings), stories, own)).toEqual(settings);
  });

  it('the link of the stage ignores unknown values, and begins with a story on its phones', () => {
    const settings = readStage('?story=none&pace=9&language=fr&theme=pink&world=a b&phone=food.fr.light', stories, own);
    expect(settings).toEqual(readStage('', stories, own));
    expect(settings).toMatchObject({ story: 'general', pace: 'normal', world: 'stage', language: 'en' });
    expect(settings.phones).toHaveLength(3);
  });

  it('the link of the stage shows at most three phones, and those of a story in its products', () => {
    const phone = 'phone=food.en.dark';
    const { phones } = readStage(`?story=ai&${phone}&${phone}&${phone}&${phone}`, stories, own);
    expect(phones.map(({ product, theme }) => [product, theme])).toEqual([
      ['ai', 'dark'],
      ['food', 'dark'],
      ['general', 'dark'],
    ]);
  });
});

it('the second phone has the other language and theme, and a stage without a story has a phone of each product', () => {
  expect(phonesFor(undefined, { language: 'zh-CN', theme: 'light' })).toEqual([
    { product: 'general', language: 'zh-CN', theme: 'light', device: 'phone' },
    { product: 'ai', language: 'en', theme: 'dark', device: 'phone' },
    { product: 'food', language: 'zh-CN', theme: 'light', device: 'phone' },
  ]);
});
