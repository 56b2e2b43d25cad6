import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rice } from '#domains/food/testing.ts';
import { words } from '#lib/testing.tsx';
import type { MealFood } from '../model/meal-food.ts';
import { MealAnswer } from './MealAnswer.tsx';
import { MealPhotoStage } from './MealPhotoStage.tsx';

const found = (name: string): MealFood => ({ ...rice, name, amount: 150, typical: true, confidence: 0.9 });

/** The photo of a meal with the foods found in it, and the answer below. */
const meta = {
  title: 'Food/MealPhotoStage',
  component: MealPhotoStage,
  subcomponents: { MealAnswer },
  args: { src: '/meals/bread-yogurt-kiwi.svg', onOpen: fn() },
  render: (args) => (
    <>
      <MealPhotoStage {...args} />
      <MealAnswer recognitionId="aifood-1" foods={args.foods} />
    </>
  ),
} satisfies Meta<typeof MealPhotoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: {
    foods: [
      '糙米饭',
      '清炒菠菜',
      'مرحبا',
      words('Noodle soup with braised beef and greens', '红烧牛肉面配时令青菜'),
    ].map(found),
  },
  play: async ({ canvas, userEvent, args: { onOpen } }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清炒菠菜' }));
    await expect(onOpen).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('list', { name: t`Foods in the photo` })).toBeVisible();
  },
};

/** Nothing is said before the answer. */
export const LookedAt: Story = {
  args: { foods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(new RegExp(words('foods?', '种食物')))).toBeNull();
  },
};
