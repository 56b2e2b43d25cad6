import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Field, SelectField } from './Field.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: { label: words('Name', '名称') },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: words('As on the box', '按包装填写') } };

export const WithError: Story = { args: { error: words('Enter a name', '请输入名称'), value: '', readOnly: true } };

export const SeveralLines: Story = {
  render: () => (
    <TextField
      label={words('Note', '备注')}
      hint={words('Only you see it', '仅自己可见')}
      count={{ length: 12, most: 200 }}
    />
  ),
};

export const Select: Story = { render: () => <UnitField /> };

function UnitField() {
  const [unit, setUnit] = useState('tablet');
  const options = [
    { value: 'tablet', label: words('Tablet', '片') },
    { value: 'capsule', label: words('Capsule', '粒') },
  ];
  return <SelectField label={words('Unit', '单位')} value={unit} options={options} onChange={setUnit} />;
}
