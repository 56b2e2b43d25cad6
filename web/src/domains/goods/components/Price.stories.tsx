import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/Card.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Shop/Price',
  component: Price,
  args: { cents: 2_990 },
  decorators: (Story) => (
    <Card padded>
      <p>
        <Story />
      </p>
    </Card>
  ),
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥29.90');
  },
};

export const Negative: Story = {
  args: { cents: -2_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−¥20.00');
  },
};

export const Million: Story = { args: { cents: 100_000_000, size: 'large' } };

export const Missing: Story = {
  args: { cents: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const NoNumber: Story = { ...Missing, args: { cents: Number.NaN } };
