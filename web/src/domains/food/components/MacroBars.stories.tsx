import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '#ui/testing.tsx';
import { macros, target } from '../testing.ts';
import { MacroBars } from './MacroBars.tsx';

const meta = {
  title: 'Food/MacroBars',
  component: MacroBars,
  args: { eaten: macros },
  decorators: inCard,
} satisfies Meta<typeof MacroBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Protein is over its range, and fat within it. */
export const WithTarget: Story = { args: { meal: { ...macros, fat: 40 }, target } };

/** No range is known, so nothing is judged. */
export const WithoutRanges: Story = { args: { meal: { ...macros, fat: 40 }, target: { ...target, ranges: {} } } };

/** There is no target, and the amount of protein is no number. */
export const WithoutTarget: Story = { args: { eaten: { ...macros, protein: Number.NaN } } };
