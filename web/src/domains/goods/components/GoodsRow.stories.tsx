import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buildPath } from '#lib/path.ts';
import { inCard } from '#ui/testing.tsx';
import { bare, long, scale } from '../testing.ts';
import { GoodsRow } from './GoodsRow.tsx';

const meta = {
  title: 'Shop/GoodsRow',
  component: GoodsRow,
  args: { goods: scale, price: 12_900 },
  decorators: inCard,
} satisfies Meta<typeof GoodsRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = { args: { href: buildPath('/') } };

/** A drawing replaces its broken picture. */
export const LongName: Story = {
  args: { goods: long, price: 100_000_000, quantity: 999, soldOut: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[src="/missing.png"]')).toBeNull());
  },
};

export const WithoutData: Story = {
  args: { goods: bare, price: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('—');
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
  },
};
