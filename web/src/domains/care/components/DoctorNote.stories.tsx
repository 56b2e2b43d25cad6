import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorNote } from './DoctorNote.tsx';

const meta = { title: 'Health/DoctorNote', component: DoctorNote } satisfies Meta<typeof DoctorNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of two states, the first one speaks. */
export const Now: Story = {
  args: { care: { doctor: 'now', states: ['bodyMassBelow15', 'bodyMassBelow16'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:120');
  },
};

export const SoonInACard: Story = {
  args: { care: { doctor: 'soon', states: ['bodyMassBelow16'] }, framed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
