import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { address } from '../testing.ts';
import { CopyButton, CopyText } from './CopyText.tsx';
import { addressText } from './PostalAddressText.tsx';

const meta = {
  title: 'Shop/CopyText',
  component: CopyText,
  args: { text: 'order-3011', label: words('Copy the order number', '复制订单号') },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongNumber: Story = { args: { text: '8'.repeat(64) } };

export const Address: Story = {
  args: { text: addressText(address), label: words('Copy the address', '复制地址') },
  render: (args) => <CopyButton {...args} />,
};
