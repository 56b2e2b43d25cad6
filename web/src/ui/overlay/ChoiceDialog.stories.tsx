import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';

const replace = fn();

const meta = {
  title: 'Overlays/ChoiceDialog',
  component: ChoiceDialog,
  args: {
    open: true,
    title: words('There is a breakfast already', '已有一份早餐'),
    children: <p>{words('Replacing it removes its three foods.', '替换会移除其中的三种食物。')}</p>,
    choices: [
      { key: 'add', label: words('Add to it', '添加到其中'), onChoose: fn() },
      { key: 'replace', label: words('Replace it', '替换'), onChoose: replace },
    ],
    leave: words('Cancel', '取消'),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChoiceDialog>;

export default meta;

export const Two: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    replace.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: words('Replace it', '替换') }));
    await expect(replace).toHaveBeenCalledOnce();
  },
};
