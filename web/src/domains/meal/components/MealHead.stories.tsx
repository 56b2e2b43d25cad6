import type { Meta, StoryObj } from '@storybook/react-vite';
import { MealHead } from './MealHead.tsx';

const meta = {
  title: 'Food/MealHead',
  component: MealHead,
  args: {
    picture: '/meals/bread-yogurt-kiwi.svg',
    mealType: 'breakfast',
    date: '2026-11-20',
    saved: true,
    onChange: () => {},
  },
} satisfies Meta<typeof MealHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDiary: Story = {};

export const WithoutPhoto: Story = { args: { picture: null, saved: false } };
