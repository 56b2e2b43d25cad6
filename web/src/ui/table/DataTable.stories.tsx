import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import type { TableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { TableSort } from './sort-rows.ts';

interface Sample {
  id: string;
  name: string;
  energy: number | null;
  fiber: number | undefined;
}

/** `web/e2e/tables.spec.ts` sorts and compares rows on a screen. */
const meta = { title: 'Data/DataTable', component: DataTable } satisfies Meta;

export default meta;

const samples: Sample[] = [
  { id: 'rice', name: words('Steamed rice', '米饭'), energy: 116, fiber: 0.3 },
  { id: 'oats', name: words('Oats', '燕麦'), energy: 377, fiber: 6 },
  { id: 'tea', name: words('Tea', '茶'), energy: null, fiber: undefined },
  { id: 'apple', name: words('Apple', '苹果'), energy: 53, fiber: 1.7 },
];

const columns: TableColumn<Sample>[] = [
  { id: 'name', name: words('Food', '食物'), value: ({ name }) => name },
  {
    id: 'energy',
    name: words('Energy', '能量'),
    unit: words('kcal/100 g', '千卡/100 克'),
    numeric: true,
    value: ({ energy }) => energy,
  },
  {
    id: 'fiber',
    name: words('Fibre', '膳食纤维'),
    unit: words('g/100 g', '克/100 克'),
    numeric: true,
    value: ({ fiber }) => fiber,
  },
];

export const Foods: StoryObj = { render: () => <Table rows={samples} /> };

/** Only its first rows are shown at once. */
export const Long: StoryObj = {
  render: () => (
    <Table
      rows={Array.from({ length: 60 }, (_, index) => ({
        id: String(index),
        name: words(`Food ${index + 1}`, `食物 ${index + 1}`),
        energy: (index * 37) % 400,
        fiber: index / 10,
      }))}
    />
  ),
};

function Table({ rows }: { rows: Sample[] }) {
  const [hidden, setHidden] = useState<string[]>([]);
  const [sort, setSort] = useState<TableSort>();
  return (
    <DataTable
      label={words('Foods', '食物')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      hidden={hidden}
      onHiddenChange={setHidden}
      sorting={{ sort, onSort: setSort }}
      detail={({ name }) => <p>{name}</p>}
      compares
      status={<p>{words(`${rows.length} foods`, `${rows.length} 种食物`)}</p>}
    />
  );
}
