import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Basics/Card',
  component: Card,
  args: { padded: true, children: words('Five of seven days went as planned.', '七天中有五天按计划完成。') },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithTitle: Story = { args: { title: words('This week', '本周') } };

/** Its content cannot be drawn, as that of a reply that lacks a field. The card fails alone, and says so. */
export const Broken: Story = {
  args: { title: words('Blood sugar', '血糖'), children: <BrokenContent /> },
  parameters: { errors: /lacks a field/ },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words('Blood sugar', '血糖') })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

function BrokenContent(): never {
  throw new Error('The sample lacks a field.');
}
