import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: words('Planned', '计划中') },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Good: Story = { args: { tone: 'good', children: words('Low', '低') } };

export const Fair: Story = { args: { tone: 'fair', children: words('Medium', '中') } };

export const Poor: Story = { args: { tone: 'poor', children: words('High', '高') } };
