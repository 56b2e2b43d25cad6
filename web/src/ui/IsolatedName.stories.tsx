import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { IsolatedName } from './IsolatedName.tsx';

const meta = {
  title: 'Data/IsolatedName',
  component: IsolatedName,
  render: (args) => (
    <p>
      <IsolatedName {...args} /> {words('invites you', '发来邀请')}
    </p>
  ),
} satisfies Meta<typeof IsolatedName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Markup: Story = {
  args: { name: '<b>林晓</b>' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.name)).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { name: '\u202Eاسم طويل جدا' } };

export const LongerThanALine: Story = { args: { name: '名'.repeat(30) } };
