import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from './toast.ts';

interface Args {
  message: string;
}

const meta = {
  title: 'Overlays/Toasts',
  render: ({ message }) => (
    <Button variant="quiet" onClick={() => showToast(message)}>
      {words('Copy', '复制')}
    </Button>
  ),
  play: async ({ canvas, userEvent, args: { message } }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Short: Story = { args: { message: words('Copied to the clipboard', '已复制到剪贴板') } };

/** Its first two lines show, and the rest after a tap. */
export const Long: Story = {
  args: {
    message: words(
      'The server could not save the record, because another device has changed it since you opened this screen.',
      '服务器未能保存这条记录，因为您打开此页面之后另一台设备已经修改了它，请刷新后再试一次。',
    ),
  },
};
