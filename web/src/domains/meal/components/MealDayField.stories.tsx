import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { MealDayField } from './MealDayField.tsx';

const meta = {
  title: 'Food/MealDayField',
  component: MealDayField,
  render: (args) => <MealDay {...args} />,
  args: { mealType: 'dinner', date: '2026-11-20', onChange: () => {} },
} satisfies Meta<typeof MealDayField>;

export default meta;

export const Dinner: StoryObj<typeof meta> = {};

function MealDay(first: ComponentProps<typeof MealDayField>) {
  const [meal, setMeal] = useState(first);
  return <MealDayField {...meal} onChange={(changes) => setMeal({ ...meal, ...changes })} />;
}
