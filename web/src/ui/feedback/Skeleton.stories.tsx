import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'States/Skeleton', component: Skeleton, args: { rows: 2 } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocks: Story = {};

export const Rows: Story = { args: { rows: 6, height: '5.6rem' } };

export const Cards: Story = { args: { height: '18rem' } };

export const WithinACard: Story = {
  render: () => (
    <Card padded title={words('Week', '一周')}>
      <Skeleton rows={1} height="14rem" />
    </Card>
  ),
};
