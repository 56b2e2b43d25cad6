import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { Chips, MultiChips } from './Chips.tsx';

const OneOf = withState(Chips<string>, 'value');

const meta = {
  title: 'Inputs/Chips',
  component: Chips<string>,
  subcomponents: { MultiChips },
  render: (args) => <OneOf {...args} />,
  args: {
    label: words('Unit', '单位'),
    value: 'tablet',
    options: [
      { value: 'tablet', label: words('Tablet', '片') },
      { value: 'capsule', label: words('Capsule', '粒') },
      { value: 'drop', label: words('Drop', '滴') },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Chips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(words('Drop', '滴')));
    await expect(args.onChange).toHaveBeenCalledWith('drop');
    await expect(canvas.getByRole('radio', { name: words('Drop', '滴') })).toBeChecked();
  },
};

/** They scroll sideways. */
export const Several: Story = { render: () => <Weekdays /> };

const weekdays = words('Mon Tue Wed Thu Fri Sat Sun', '周一 周二 周三 周四 周五 周六 周日').split(' ');

function Weekdays() {
  const [days, setDays] = useState([1, 3]);
  return (
    <MultiChips
      label={words('Weekdays', '星期')}
      layout="scroll"
      values={days}
      options={weekdays.map((label, value) => ({ value, label }))}
      onChange={setDays}
    />
  );
}
