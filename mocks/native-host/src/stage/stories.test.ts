import { expect, it } from 'vitest';
import { stories } from '../../stories-plugin.ts';
import { homes } from '../screens.ts';
import { chaptersOf } from './player.ts';
import { problemText } from './problem-text.ts';
import { sources } from './stories.ts';
import type { Step } from './story.ts';

it('each product has one story, with captions in both languages, on phones that it has', () => {
  expect(sources.map(({ name }) => name)).toEqual(Object.keys(homes));
  for (const { phones, steps } of sources) {
    expect(steps[0]?.caption).toBeDefined();
    expect(Math.max(...steps.map(({ phone }) => phone))).toBe(phones.length - 1);
    for (const { caption } of steps) if (caption) expect(caption.map((text) => text.length > 3)).toEqual([true, true]);
  }
});

it('the stories name what the app shows, in both languages', async () => {
  const { resolveId, load } = stories();
  expect(await load.call({}, resolveId('virtual:stories'))).toContain('"name":["Looking for the foods","正在');
});

it('a step without a caption belongs to the step before', () => {
  const step = (caption?: Step['caption']): Step => ({ phone: 0, act: { kind: 'comeBack' }, caption });
  expect(chaptersOf([step(['a', 'b']), step(), step(['c', 'd'])])).toEqual([0, 2]);
});

it('a stopped story says which step could not be done, in the language of the stage', () => {
  const target = { role: 'button', name: ['Take', '服用'] } as const;
  expect(problemText('en', { phone: 0, target })).toMatch(/^Phone 1: the button “Take” did not appear\./);
  expect(problemText('zh-CN', { phone: 1, target })).toMatch(/^手机 2：没有出现按钮“服用”。/);
  expect(problemText('en', { phone: 2, target: undefined })).toBe('Phone 3: the app did not open.');
  expect(problemText('en', { phone: 0, target, reason: 'The mock is gone' })).toBe('The mock is gone');
});
