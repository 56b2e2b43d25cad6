import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { MealPhoto } from './MealPhoto.tsx';

const meta = {
  title: 'Food/MealPhoto',
  component: MealPhoto,
  args: {
    src: '/meals/bread-yogurt-kiwi.svg',
    alt: words('Bread, yogurt, kiwi', '面包、酸奶和猕猴桃'),
    className: undefined,
  },
} satisfies Meta<typeof MealPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** The foods below describe the meal. */
export const Broken: Story = {
  args: { src: '/meals/none.svg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};
