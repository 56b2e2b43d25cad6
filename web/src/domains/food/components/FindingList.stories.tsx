import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '#ui/testing.tsx';
import { findings } from '../testing.ts';
import { FindingList } from './FindingList.tsx';

const meta = {
  title: 'Food/FindingList',
  component: FindingList,
  args: { sections: findings },
  decorators: inCard,
} satisfies Meta<typeof FindingList>;

export default meta;

export const WeakestFirst: StoryObj<typeof meta> = {};
