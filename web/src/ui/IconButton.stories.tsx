import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  args: { label: words('Like', '喜欢'), icon: <Heart aria-hidden="true" size="2rem" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};

/** It ignores presses, and keeps the focus. */
export const Disabled: Story = {
  args: { label: words('Remove', '移除'), icon: <Trash2 aria-hidden="true" size="2rem" />, disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
