import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { ToneKey } from './ToneKey.tsx';

const meta = {
  title: 'Food/ToneKey',
  component: ToneKey,
} satisfies Meta<typeof ToneKey>;

export default meta;

export const AllTones: StoryObj<typeof meta> = {
  args: {
    tones: [
      { tone: 'strong', name: words('This meal', '这一餐') },
      { tone: 'pale', name: words('Other meals', '其他餐次') },
      { tone: 'outlined', name: words('Still planned', '计划中') },
    ],
  },
};
