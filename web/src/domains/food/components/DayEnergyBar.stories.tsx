import type { Meta, StoryObj } from '@storybook/react-vite';
import { target } from '../testing.ts';
import { DayEnergyBar } from './DayEnergyBar.tsx';

const meta = {
  title: 'Food/DayEnergyBar',
  component: DayEnergyBar,
  args: { target, eaten: 920 },
} satisfies Meta<typeof DayEnergyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheTarget: Story = {};

export const WithAMeal: Story = { args: { meal: 450 } };

export const AboveTheTarget: Story = { args: { meal: 1_200 } };

export const PastDay: Story = { args: { isOver: true } };
