import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Field, SelectField } from './Field.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  subcomponents: { TextField, SelectField },
  args: { label: words('Name', '名称') },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: words('As on the box', '按包装填写') } };

export const WithError: Story = { args: { error: words('Enter a name', '请输入名称'), value: '', readOnly: true } };

export const SeveralLines: Story = {
  render: () => (
    <TextField
      id="note"
      required
      label={words('Note', '备注')}
      hint={words('Only you see it', '仅自己可见')}
      count={{ length: 12, most: 200 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words('Note', '备注'))).toHaveAttribute('id', 'note');
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Select: Story = {
  render: () => <UnitField />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(words('Unit', '单位'))).toHaveAttribute('id', 'unit');
    await expect(canvas.getByText(words('As on the box', '按包装填写'))).toBeVisible();
  },
};

function UnitField() {
  const [unit, setUnit] = useState('tablet');
  const options = [
    { value: 'tablet', label: words('Tablet', '片') },
    { value: 'capsule', label: words('Capsule', '粒') },
  ];
  return (
    <SelectField
      id="unit"
      label={words('Unit', '单位')}
      besideLabel={<span>{words('As on the box', '按包装填写')}</span>}
      value={unit}
      options={options}
      onChange={setUnit}
    />
  );
}
