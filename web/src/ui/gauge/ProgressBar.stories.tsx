import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: words('Protein', '蛋白质'), value: 0.42, text: words('25 of 60 g', '25 / 60 克') },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Nothing: Story = { args: { label: words('Vegetables', '蔬菜'), value: 0, text: undefined } };

export const Whole: Story = {
  args: { label: words('Water', '饮水'), value: 1, text: words('2,000 ml', '2,000 毫升'), tone: 'good' },
};

export const TooMuch: Story = {
  args: {
    label: words('Salt, more than there should be', '盐，已经超过建议量'),
    ...{ value: 1.4, text: words('7 of 5 g', '7 / 5 克'), tone: 'poor' },
  },
};
