import type { Meta, StoryObj } from '@storybook/react-vite';
import { withState, words } from '#lib/testing.tsx';
import { TimesField } from './TimesField.tsx';

const Input = withState(TimesField, 'times');

const meta = {
  title: 'Inputs/TimesField',
  component: TimesField,
  render: (args) => <Input {...args} />,
  args: { times: ['07:00', '19:30'], onChange: () => {} },
} satisfies Meta<typeof TimesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const SameTimeTwice: Story = {
  args: { times: ['07:00', '07:00'], error: words('The same time twice', '时间重复'), wrong: [1] },
};
