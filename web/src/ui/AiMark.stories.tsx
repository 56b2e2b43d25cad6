import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { AiMark } from './AiMark.tsx';

const meta = {
  title: 'Data/AiMark',
  component: AiMark,
  args: { at: '2026-11-20T09:12:00+08:00' },
} satisfies Meta<typeof AiMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithCorrection: Story = {
  args: { children: <span>{words('Tap a food to correct it.', '点按食物即可更正。')}</span> },
};
