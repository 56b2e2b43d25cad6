import type { Meta, StoryObj } from '@storybook/react-vite';
import { withState, words } from '#lib/testing.tsx';
import { TagField } from './TagField.tsx';

const Input = withState(TagField, 'values');

const meta = {
  title: 'Inputs/TagField',
  component: TagField,
  render: (args) => <Input {...args} />,
  args: {
    label: words('Foods you avoid', '忌口的食物'),
    hint: words('Six words of ten characters', '最多六个，每个十个字'),
    values: ['香菜', 'Aubergine', 'مرحبا', 'ThisWordHasNoEnd'.repeat(4)],
    onChange: () => {},
    maxTags: 6,
    maxLength: 10,
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const WithError: Story = {
  args: { values: [], error: words('Too few dishes are left without these foods.', '避开这些食物后，菜品太少。') },
};
