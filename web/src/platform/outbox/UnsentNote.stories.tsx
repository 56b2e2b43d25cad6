import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { UnsentNote } from './UnsentNote.tsx';

const meta = {
  title: 'States/UnsentNote',
  component: UnsentNote,
  args: { label: words('Undo: weight', '撤销：体重'), onTakeBack: fn() },
} satisfies Meta<typeof UnsentNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { children: '⁧אבג⁩ Compound amoxicillin and clavulanate potassium dispersible tablets 0.4571 g' },
};
