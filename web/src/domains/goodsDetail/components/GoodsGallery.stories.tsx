import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scale } from '#domains/goods/testing.ts';
import { words } from '#lib/testing.tsx';
import { GoodsGallery } from './GoodsGallery.tsx';

const meta = {
  title: 'Shop/GoodsGallery',
  component: GoodsGallery,
  args: { pictures: scale.pictures, name: words(scale.nameEn, scale.name) },
} satisfies Meta<typeof GoodsGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures open full screen, and the arrow keys move between them. */
export const Three: Story = {
  play: async ({ canvas, userEvent, args: { name } }) => {
    const total = 3;
    const picture = (number: number) => canvas.getByRole('button', { name: t`${name}, picture ${number} of ${total}` });
    picture(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(picture(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const number = 3;
    const viewer = await canvas.findByRole('dialog', { name: t`Picture ${number} of ${total}` });
    await waitFor(() => expect(viewer).toBeVisible());
  },
};

export const One: Story = { args: { pictures: ['/goods/oat-bran.svg'] } };

export const None: Story = { args: { pictures: [] } };
