import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutdatedPlan } from './OutdatedPlan.tsx';
import { PlanKindNote } from './PlanKindNote.tsx';

/** Which plan is shown, and whether it still fits. */
const meta = { title: 'Health/PlanNotes' } satisfies Meta;

export default meta;

export const MealPlan: StoryObj = { render: () => <PlanKindNote kind="mealPlan" /> };

export const Menu: StoryObj = { render: () => <PlanKindNote kind="menu" /> };

export const OutdatedForAllReasons: StoryObj = {
  render: () => <OutdatedPlan changes={['allergies', 'diet', 'energyTarget', 'stageOfLife']} />,
};
