import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Button } from './Button.tsx';
import { Spinner } from './feedback/Spinner.tsx';
import { UnstyledButton } from './UnstyledButton.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  subcomponents: { UnstyledButton, Spinner },
  args: { children: words('Save', '保存'), onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: words('Not now', '以后再说') } };

export const Danger: Story = { args: { variant: 'danger', children: words('Delete', '删除') } };

/** It keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { busy: true, children: words('Saving', '正在保存') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

const submitted = fn((event: FormEvent) => event.preventDefault());

/** It keeps the focus, and neither a press nor Enter submits the form. */
export const Disabled: Story = {
  args: { type: 'submit', disabled: true, children: words('Saved', '已保存') },
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    fullWidth: true,
    children: words(
      'Sulfamethoxazole and trimethoprim dispersible tablets for oral suspension',
      '复方磺胺甲噁唑口服混悬液用分散片（儿童型）',
    ),
  },
};
