import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { FreeTextField } from './FreeTextField.tsx';

const meta = { title: 'Health/FreeTextField', component: FreeTextField } satisfies Meta<typeof FreeTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever writes that they may hurt themselves sees where to find help. */
export const InDanger: Story = {
  args: { label: words('Note', '备注'), value: '我想去死' },
  render: (args) => <Written {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), '饭后服用');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

function Written({ value, ...field }: Parameters<typeof FreeTextField>[0]) {
  const [text, setText] = useState(value);
  return <FreeTextField {...field} value={text} onChange={({ target }) => setText(target.value)} />;
}
