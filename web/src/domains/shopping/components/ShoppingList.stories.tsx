import type { PlannedFood } from '@health-app/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { macros } from '#domains/food/testing.ts';
import { words } from '#lib/testing.tsx';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { inCard } from '#ui/testing.tsx';
import { ShoppingList } from './ShoppingList.tsx';

const food = (foodId: string, name: string, nameEn: string, amount: number, category: string): PlannedFood => ({
  ...{ foodId, name, nameEn, amount, macros },
  category: category as PlannedFood['category'],
});

const meta = {
  title: 'Food/ShoppingList',
  component: ShoppingList,
  args: {
    heading: words('Shopping list', '购物清单'),
    storage: deviceStorage,
    storageKey: personalKey('shopping', 'mealPlan'),
    foods: [
      food('pu-062', '番茄', 'Tomato', 150, 'vegetables'),
      food('pu-062', '番茄', 'Tomato', 1_100, 'vegetables'),
      food('food-9005', '盐', 'Salt', 0.7, 'condiments'),
      food('x-1', '很长的名字'.repeat(12), 'AWordWithoutAnEnd'.repeat(4), Number.NaN, 'plasma'),
    ],
  },
  decorators: inCard,
} satisfies Meta<typeof ShoppingList>;

export default meta;

/** Two meals with the same food, a weight in kilograms, a missing amount, and an unknown food group. */
export const Hostile: StoryObj<typeof meta> = {};
