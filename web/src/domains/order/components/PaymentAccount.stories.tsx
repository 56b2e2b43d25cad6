import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentAccount } from './PaymentAccount.tsx';

const meta = {
  title: 'Shop/PaymentAccount',
  component: PaymentAccount,
  args: { method: { channel: 'messaging', account: '招商银行（2716）' } },
} satisfies Meta<typeof PaymentAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const Balance: Story = { args: { method: { channel: 'wallet', account: '余额' } } };

export const Unknown: Story = { args: { method: { channel: 'wallet', account: '花呗' } } };
