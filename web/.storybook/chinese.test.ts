/** The stories in Chinese, whose texts have other sizes. Their plays expect English samples, so they are left out. */
import { composeStory } from '@storybook/react-vite';
import { beforeEach, test } from 'vitest';
import { checkTexts, watchConsole } from './checks.ts';

type Module = { default: { title: string } } & Record<string, object>;

const modules = import.meta.glob<Module>('../src/**/*.stories.tsx', { eager: true });

beforeEach(watchConsole);

for (const { default: meta, ...stories } of Object.values(modules)) {
  for (const [name, story] of Object.entries(stories)) {
    test(`${meta.title}/${name}`, async () => {
      const shown = composeStory({ ...story, play: undefined }, { ...meta, play: undefined }, undefined, name);
      await shown.run();
      await checkTexts(shown.parameters.errors);
    });
  }
}
