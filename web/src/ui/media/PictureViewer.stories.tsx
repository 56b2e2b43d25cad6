import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { PictureViewer } from './PictureViewer.tsx';

const meta = {
  title: 'Media/PictureViewer',
  component: PictureViewer,
  args: {
    pictures: [
      { url: '/articles/plate.svg', alt: words('A plate, half of it vegetables', '一盘食物，一半是蔬菜') },
      { url: '/goods/body-scale.svg', alt: '' },
    ],
    index: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys change the picture, except while it is enlarged. */
export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const place = (number: number, total = 2) =>
      canvas.getByRole('heading', { name: t`Picture ${number} of ${total}` });
    await userEvent.click(canvas.getByRole('button', { name: t`Enlarge` }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(place(1)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t`Fit to the screen` }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(place(2)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t`Next picture` })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t`Close` }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Single: Story = { args: { pictures: meta.args.pictures.slice(0, 1) } };
