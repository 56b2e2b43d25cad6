import type { PostalAddress } from '@health-app/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '#ui/testing.tsx';
import { address } from '../testing.ts';
import { PostalAddressText } from './PostalAddressText.tsx';

const meta = {
  title: 'Shop/PostalAddressText',
  component: PostalAddressText,
  args: { address },
  decorators: inCard,
} satisfies Meta<typeof PostalAddressText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MaskedPhone: Story = {
  args: { phone: '138****1234' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****1234')).toBeVisible();
  },
};

/** A name with a right-to-left mark, and a street longer than a line. */
export const Hostile: Story = {
  args: {
    address: {
      ...{ ...address, receiverName: '\u202Eاسم طويل جدا', province: '上海市', city: '上海市' },
      street: `${'很长的街道名称'.repeat(8)} 1 号`,
    },
  },
};

export const WithoutData: Story = {
  args: { address: {} as PostalAddress },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('—');
    await expect(canvasElement).not.toHaveTextContent('undefined');
  },
};
