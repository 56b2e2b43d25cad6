import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { nutrients } from '../testing.ts';
import { NutrientTable } from './NutrientTable.tsx';

const meta = {
  title: 'Food/NutrientTable',
  component: NutrientTable,
  args: { nutrients, nameOf: () => words('Brown rice', '糙米饭') },
  decorators: (Story) => (
    <Card padded>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof NutrientTable>;

export default meta;

export const OneOfEachKind: StoryObj<typeof meta> = {};
