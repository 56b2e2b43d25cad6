import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { RestoredDraft } from './RestoredDraft.tsx';

const meta = {
  title: 'Inputs/RestoredDraft',
  component: RestoredDraft,
  args: { onStartOver: () => {}, children: words('Your meal of yesterday is still here.', '昨天未保存的餐次已恢复。') },
} satisfies Meta<typeof RestoredDraft>;

export default meta;

export const Meal: StoryObj<typeof meta> = {};
