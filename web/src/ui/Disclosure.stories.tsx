import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Basics/Disclosure',
  component: Disclosure,
  args: {
    title: words('How the range is computed', '范围的计算方法'),
    children: words('From the mean of the last seven days.', '由最近七天的平均值得出。'),
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(args.children as string)).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.title as string));
    await expect(canvas.getByText(args.children as string)).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const OpenAtFirst: Story = {
  args: { startsOpen: true },
  play: async ({ canvas, args }) => expect(canvas.getByText(args.children as string)).toBeVisible(),
};
