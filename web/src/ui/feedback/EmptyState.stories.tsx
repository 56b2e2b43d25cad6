import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: {
    art: 'plate',
    title: words('Nothing recorded yet', '暂无记录'),
    children: words('What you record will be listed here.', '您的记录会显示在这里。'),
    action: <Button>{words('Record the first', '记录第一条')}</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
