import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withState } from '#lib/testing.tsx';
import { HealthTagField } from './HealthTagField.tsx';

const Input = withState(HealthTagField, 'tagIds');

const meta = {
  title: 'Health/HealthTagField',
  component: HealthTagField,
  render: (args) => <Input {...args} />,
  args: {
    group: {
      groupId: 'allergy',
      name: '过敏',
      nameEn: 'Allergies',
      multiple: true,
      tags: [
        { tagId: 'peanut', name: '花生', nameEn: 'Peanuts' },
        { tagId: 'milk', name: '牛奶', nameEn: 'Milk' },
      ],
    },
    tagIds: ['milk', 'of-another-group'],
    onChange: () => {},
  },
} satisfies Meta<typeof HealthTagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Peanuts' }));
    await expect(canvas.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  },
};

/** None is an answer, too. */
export const One: Story = {
  args: { group: { ...meta.args.group, multiple: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Milk' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Peanuts' }));
    await expect(canvas.getByRole('radio', { name: 'Milk' })).not.toBeChecked();
  },
};
