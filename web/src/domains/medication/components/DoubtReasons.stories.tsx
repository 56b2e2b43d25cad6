import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoubtReasons } from './DoubtReasons.tsx';

const meta = { title: 'Medication/DoubtReasons', component: DoubtReasons } satisfies Meta<typeof DoubtReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { args: { doubts: ['sameMedicine', 'largeDose'] } };

/** A code of a newer server has the general text. */
export const OfANewerServer: Story = {
  args: { doubts: ['phaseOfTheMoon'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This dose is unusual/)).toBeVisible();
  },
};
