import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    ...{ open: true, title: words('Delete this record?', '删除这条记录？'), confirm: words('Delete', '删除') },
    ...{ children: <p>{words('It cannot be brought back.', '删除后无法恢复。')}</p>, onConfirm: fn(), onClose: fn() },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('Delete', '删除') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Harmless: Story = { args: { variant: 'main', confirm: words('Continue', '继续') } };

/** The other button is safer, and so the primary one. */
export const Doubted: Story = { args: { variant: 'doubted' } };

export const Busy: Story = { args: { busy: true } };
