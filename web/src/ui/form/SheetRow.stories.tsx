import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from './Chips.tsx';
import { SheetRow } from './SheetRow.tsx';
import { TagField } from './TagField.tsx';

const tastes = { mild: words('Mild', '清淡'), hot: words('Hot', '辣') };
const taste = words('Taste', '口味');
const left = words('Foods that the whole family leaves on the plate', '全家人都不吃、总会剩在盘子里的食物');

function Form({ error }: { error?: string }) {
  const [chosen, setChosen] = useState<keyof typeof tastes>('mild');
  const [foods, setFoods] = useState([words('Coriander', '香菜')]);
  const options = (['mild', 'hot'] as const).map((value) => ({ value, label: tastes[value] }));
  return (
    <Card>
      <SheetRow title={taste} summary={tastes[chosen]} error={error}>
        <Chips label={taste} value={chosen} onChange={setChosen} options={options} />
      </SheetRow>
      <SheetRow title={left} summary={foods.join(', ')}>
        <TagField label={words('Food', '食物')} values={foods} onChange={setFoods} maxTags={9} maxLength={20} />
      </SheetRow>
    </Card>
  );
}

const meta = { title: 'Inputs/SheetRow', component: Form, subcomponents: { SheetRow } } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};

export const Invalid: Story = { args: { error: words('Choose a taste', '请选择口味') } };

export const KeepsAnUnfinishedWord: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: new RegExp(left) });
    await userEvent.click(row);
    const sheet = await canvas.findByRole('dialog', { name: left });
    await userEvent.type(canvas.getByRole('textbox'), words('Liver', '肝'));
    await userEvent.click(canvas.getByRole('button', { name: words('Done', '完成') }));
    await waitFor(() => expect(sheet).not.toBeVisible());
    await expect(row).toHaveTextContent(words('Coriander, Liver', '香菜, 肝'));
    await expect(row).toHaveFocus();
  },
};
