import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountHead } from './AccountHead.tsx';

const meta = { title: 'Access/AccountHead', component: AccountHead } satisfies Meta<typeof AccountHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnualMember: Story = {
  args: { user: { userName: '林悦', phoneNumber: '13800138000', memberType: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('138****8000')).toBeVisible();
    await expect(canvas.getByText('Annual member')).toBeVisible();
  },
};

/** A reply without the number. */
export const WithoutNumber: Story = { args: { user: { userName: 'Lin Yue' } } };
