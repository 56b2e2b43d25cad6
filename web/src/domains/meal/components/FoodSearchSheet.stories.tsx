import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { personalKey } from '#platform/session/session.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { useRecentFoods } from '../model/useRecentFoods.ts';
import { searchSamples } from '../testing.ts';
import { FoodSearchSheet } from './FoodSearchSheet.tsx';

interface Args {
  /** Called with the id of a food, or the typed name. */
  onChosen: (food: string) => void;
}

const meta = {
  title: 'Food/FoodSearchSheet',
  subcomponents: { FoodSearchSheet },
  render: (args: Args) => <Search {...args} />,
  args: { onChosen: fn() },
  beforeEach: () => deviceStorage.remove(personalKey('foods.recent')),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** It finds foods, takes a typed name, and remembers the chosen foods. */
export const Main: Story = {
  play: async ({ canvas, userEvent, args: { onChosen } }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: words('Search foods', '搜索食物') }));
      return within(canvas.getByRole('dialog'));
    };
    const first = await open();
    await expect(await first.findByRole('heading', { name: t`Eaten most` })).toBeVisible();
    await userEvent.type(first.getByRole('searchbox'), 'brown rice');
    await userEvent.click(await first.findByRole('button', { name: /^Cooked brown rice/ }));
    await expect(onChosen).toHaveBeenLastCalledWith('gi-002');

    const sheet = await open();
    await expect(await sheet.findByRole('heading', { name: t`Eaten lately` })).toBeVisible();
    const [lately] = sheet.getAllByRole('list');
    await expect(within(lately as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    const keyword = '手打柠檬茶';
    await userEvent.type(sheet.getByRole('searchbox'), keyword);
    const none = t`No food of this name is in the table. Try a shorter or another name, or use it as typed.`;
    await expect(await sheet.findByText(none)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: new RegExp(keyword) }));
    await expect(onChosen).toHaveBeenLastCalledWith(keyword);

    // The checks see the message.
    await userEvent.type((await open()).getByRole('searchbox'), keyword);
    await expect(await within(canvas.getByRole('dialog')).findByText(none)).toBeVisible();
  },
};

function Search({ onChosen }: Args) {
  const [open, setOpen] = useState(false);
  const { recent, add } = useRecentFoods(deviceStorage, personalKey('foods.recent'));
  const choose = (food: string) => {
    onChosen(food);
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words('Search foods', '搜索食物')}
      </Button>
      <FoodSearchSheet
        open={open}
        onClose={() => setOpen(false)}
        search={searchSamples}
        recent={recent}
        onPick={(food) => {
          add(food);
          choose(food.foodId);
        }}
        onTyped={choose}
      />
    </>
  );
}
