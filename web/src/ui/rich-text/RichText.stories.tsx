import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inCard } from '#ui/testing.tsx';
import { RichText } from './RichText.tsx';
import { articleHtml, hostileHtml } from './testing.ts';

const meta = {
  title: 'Media/RichText',
  component: RichText,
  args: { html: articleHtml, onOpenImage: fn() },
  decorators: inCard,
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every element that articles may contain. Its pictures open, and its table scrolls. */
export const Article: Story = {
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('button', { name: /Half of a plate/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenImage).toHaveBeenCalledWith(
      [{ alt: expect.stringContaining('Half'), url: expect.stringContaining('plate.svg') }],
      0,
    );
    const table = canvas.getByRole('group', { name: 'Of a plate for lunch' });
    table.focus();
    await expect(table).toHaveFocus();
    table.scrollBy({ left: 100 });
    await waitFor(() => expect(table.scrollLeft).toBeGreaterThan(0));
  },
};

/** Markup that must not run, load or show. `web/e2e/kit-media.spec.ts` tests what is left of it. */
export const Hostile: Story = {
  args: { html: hostileHtml, onOpenImage: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last words stay.')).toBeVisible();
    await expect((window as { hostile?: string[] }).hostile).toBeUndefined();
  },
};
