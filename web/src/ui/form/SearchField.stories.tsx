import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  render: (args) => <Search {...args} />,
  args: { label: words('Search foods', '搜索食物'), value: '', onChange: () => {} },
} satisfies Meta<typeof SearchField>;

export default meta;

/** The line below shows the text that the field has reported. */
export const Main: StoryObj<typeof meta> = {};

function Search({ label, value }: { label: string; value: string }) {
  const [text, setText] = useState(value);
  return (
    <>
      <SearchField label={label} value={text} onChange={setText} />
      <output data-testid="reported">{text}</output>
    </>
  );
}
