import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkToCopy } from './LinkToCopy.tsx';

const meta = {
  title: 'Inputs/LinkToCopy',
  component: LinkToCopy,
  args: { link: `https://h5.health-app.example/sugar-control?${'from=abc&'.repeat(12)}`, onClose: () => {} },
} satisfies Meta<typeof LinkToCopy>;

export default meta;

export const LongLink: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveFocus();
    await expect(input.selectionEnd).toBe(args.link.length);
  },
};
