import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Data/ProgressRing',
  component: ProgressRing,
  args: { label: words('Doses', '用药'), value: 0.66, children: '66%' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};

export const Nothing: Story = {
  args: { label: words('Nothing yet', '尚未开始'), value: 0, size: 5.6, children: undefined },
};

export const TooMuch: Story = {
  args: {
    ...{ label: words('Energy', '热量'), value: 1.2, size: 12, tone: 'fair' },
    children: (
      <>
        <strong>1,820</strong>
        <br />
        kcal
      </>
    ),
  },
};
