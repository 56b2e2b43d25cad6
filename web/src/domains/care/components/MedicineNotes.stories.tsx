import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MedicineNotes, UnknownMedicine } from './MedicineNotes.tsx';

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
  render: (args) => <UnknownMedicine {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This medicine is not known here');
  },
};
