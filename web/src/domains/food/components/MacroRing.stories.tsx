import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { target } from '../testing.ts';
import { MacroRing } from './MacroRing.tsx';

const meta = {
  title: 'Food/MacroRing',
  component: MacroRing,
  args: { target, eaten: 920, meal: 417, planned: 200 },
} satisfies Meta<typeof MacroRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A ring says in words how much is left or over. */
export const WithRest: Story = {
  play: async ({ canvas }) => {
    const [total, goal, rest] = ['1,337', '1,700', '363'];
    await expect(canvas.getByRole('img', { name: t`${total} of ${goal} kcal: ${rest} kcal left` })).toBeVisible();
  },
};

export const Over: Story = {
  args: { eaten: 1500.2, meal: 335, planned: undefined },
  play: async ({ canvas }) => {
    const [total, goal, over] = ['1,835', '1,700', '135'];
    await expect(canvas.getByRole('img', { name: t`${total} of ${goal} kcal: ${over} kcal over` })).toBeVisible();
  },
};

/** There is no target, and the amount of the diary is no number. */
export const WithoutTarget: Story = {
  args: { target: null, eaten: Number.NaN, planned: undefined },
  play: async ({ canvas }) => {
    const total = '417';
    await expect(canvas.getByRole('img', { name: t`${total} kcal` })).toBeVisible();
  },
};

export const Nothing: Story = { args: { eaten: 0, meal: undefined, planned: undefined, size: 9 } };
