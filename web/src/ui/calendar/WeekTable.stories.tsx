import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { marks } from './testing.ts';
import { WeekTable } from './WeekTable.tsx';

const Input = withState(WeekTable, 'value');

const meta = {
  title: 'Data/WeekTable',
  component: WeekTable,
  render: (args) => <Input {...args} />,
  args: {
    label: words('Meals of the week', '一周的餐次'),
    value: '2026-11-20',
    onChange: () => {},
    marks,
    markNames: { done: words('All eaten', '都吃了'), due: words('Planned', '计划') },
    max: '2026-11-22',
    rows: [
      { id: 'breakfast', name: words('Breakfast', '早餐') },
      { id: 'dinner', name: words('Dinner', '晚餐') },
    ],
    cell: (day, row) => (row === 'breakfast' ? words('Oats', '燕麦') : day < '2026-11-20' && words('Rice', '米饭')),
    foot: [{ name: words('Sum', '合计'), cell: (day) => (day < '2026-11-20' ? '540' : '280') }],
  },
} satisfies Meta<typeof WeekTable>;

export default meta;

/** A day is chosen in the header; the week after the last day cannot be opened. */
export const OfMeals: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    const monday = canvas.getByRole('button', { name: /Mon\s?16/ });
    await userEvent.click(monday);
    await expect(monday).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('cell', { name: words('Oats', '燕麦') })).toHaveLength(7);
  },
};
