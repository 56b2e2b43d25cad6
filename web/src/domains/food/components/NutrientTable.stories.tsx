import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { nutrients } from '../testing.ts';
import { NutrientTable } from './NutrientTable.tsx';

const meta = {
  title: 'Food/NutrientTable',
  component: NutrientTable,
  args: { nutrients, nameOf: () => words('Brown rice', '糙米饭') },
  decorators: inCard,
} satisfies Meta<typeof NutrientTable>;

export default meta;

export const OneOfEachKind: StoryObj<typeof meta> = {};
