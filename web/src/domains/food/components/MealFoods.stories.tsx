import type { Meta, StoryObj } from '@storybook/react-vite';
import { macros, rice } from '../testing.ts';
import { MealFoods } from './MealFoods.tsx';

const food = { foodId: 'gi-002', name: '糙米饭', nameEn: 'Cooked brown rice', amount: 225, macros };

const meta = {
  title: 'Food/MealFoods',
  component: MealFoods,
  // A meal may contain a food twice.
  args: { items: [{ ...food, servings: rice.servings }, food] },
} satisfies Meta<typeof MealFoods>;

export default meta;

export const InMeasuresAndGrams: StoryObj<typeof meta> = {};
