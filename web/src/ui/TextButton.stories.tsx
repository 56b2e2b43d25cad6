import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Basics/TextButton',
  component: TextButton,
  args: { children: words('Undo', '撤销'), onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** It ignores presses, and keeps the focus. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: words(
      'Take back the dose that was recorded with the wrong day, and the reminders that follow from it',
      '撤销日期错误的用药记录以及由此产生的提醒',
    ),
  },
};
