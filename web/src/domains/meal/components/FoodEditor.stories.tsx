import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { macros, target } from '#domains/food/testing.ts';
import { words } from '#lib/testing.tsx';
import type { MealFood } from '../model/meal-food.ts';
import { mealFoods, searchSamples } from '../testing.ts';
import { FoodEditor } from './FoodEditor.tsx';
import { MealSum } from './MealSum.tsx';
import { MealTotal } from './MealTotal.tsx';

interface Args {
  foods: MealFood[];
}

const meta = {
  title: 'Food/FoodEditor',
  subcomponents: { FoodEditor, MealSum, MealTotal },
  render: (args: Args) => <Editor {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const OneOfEachKind: Story = { args: { foods: mealFoods } };

export const Empty: Story = { args: { foods: [] } };

function Editor({ foods: first }: Args) {
  const [opened, setOpened] = useState<number>();
  const [foods, setFoods] = useState(first);
  return (
    <>
      <FoodEditor
        foods={foods}
        onChange={setFoods}
        opened={opened}
        onOpen={setOpened}
        search={{ search: searchSamples, recent: [] }}
        onAdded={() => {}}
        empty={<p>{words('Every food is left out.', '所有食物都已去掉。')}</p>}
      />
      <MealSum foods={foods} day={{ others: macros, target, isOver: false }} />
      <MealTotal foods={foods} />
    </>
  );
}
