import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MedicineNotes, UncheckedMedicine } from './MedicineNotes.tsx';

const meta = { title: 'Health/MedicineNotes', component: MedicineNotes } satisfies Meta<typeof MedicineNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warfarin: Story = {
  args: { medicineName: 'Warfarin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vitamin K/)).toBeVisible();
  },
};

/** Silence about a medicine is not consent. */
export const Unknown: Story = {
  args: { medicineName: 'Bitter root' },
  render: (args) => <UncheckedMedicine {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This medicine is not known here');
  },
};

/** A known medicine is not checked against the others. */
export const Known: Story = {
  args: { medicineName: 'Ibuprofen' },
  render: (args) => <UncheckedMedicine {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Interactions with your other medicines are not checked/);
  },
};
