import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { rice } from '#domains/food/testing.ts';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { type PortionedFood, PortionSheet } from './PortionSheet.tsx';

interface Args {
  food: PortionedFood;
  onDone: (grams: number) => void;
}

const meta = {
  title: 'Food/PortionSheet',
  subcomponents: { PortionSheet },
  render: (args: Args) => <Portion {...args} />,
  args: { onDone: fn() },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Household measures and grams follow each other. */
export const InMeasures: Story = {
  args: { food: { ...rice, name: words('Brown rice', '糙米饭') } },
  play: async ({ canvas, userEvent, args: { onDone } }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: words('Portion', '份量') }));
    await open();
    const sheet = within(canvas.getByRole('dialog'));
    const grams = sheet.getByRole('textbox', { name: new RegExp(t`Weight as eaten`) });
    const type = async (text: string) => {
      await userEvent.clear(grams);
      await userEvent.type(grams, text);
    };
    const shows = (energy: string) => waitFor(() => expect(sheet.getByText(t`${energy} kcal`)).toBeVisible());
    await expect(grams).toHaveValue('150');
    await shows('168');
    const per100 = '112';
    // The query reads a non-breaking space of the page as a space.
    await expect(sheet.getByText(t`100 g have ${per100} kcal`.replace(/\s/g, ' '))).toBeVisible();
    const label = 'bowl';
    await userEvent.click(sheet.getByRole('button', { name: t`More: ${label}` }));
    await expect(grams).toHaveValue('225');
    await shows('252');
    await type('75');
    await expect(sheet.getByRole('spinbutton', { name: 'bowl' })).toHaveAttribute('aria-valuenow', '0.5');
    await userEvent.click(sheet.getByText('spoon · 40 g'));
    await expect(grams).toHaveValue('75');
    await expect(sheet.getByRole('spinbutton', { name: 'spoon' })).toHaveAttribute('aria-valuenow', '1.88');
    await type('0');
    await userEvent.click(sheet.getByRole('button', { name: t`Take this amount` }));
    await expect(grams).toHaveFocus();
    await expect(grams).toHaveAccessibleDescription(t`Enter 1 to 5,000 g`);
    await type('180.5');
    await userEvent.click(sheet.getByRole('button', { name: t`Take this amount` }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onDone).toHaveBeenCalledWith(180.5);
    // The checks see the sheet.
    await open();
  },
};

/** A food with a typed name needs an amount. */
export const OfATypedName: Story = {
  args: { food: { name: words('Typed', '手填') } },
  play: async ({ canvas, userEvent, args: { onDone } }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('Portion', '份量') }));
    const sheet = within(canvas.getByRole('dialog'));
    const grams = sheet.getByRole('textbox', { name: new RegExp(t`Weight as eaten`) });
    await expect(grams).toHaveValue('');
    await userEvent.click(sheet.getByRole('button', { name: t`Take this amount` }));
    await expect(grams).toHaveAccessibleDescription(t`Enter 1 to 5,000 g`);
    await expect(onDone).not.toHaveBeenCalled();
  },
};

function Portion({ food, onDone }: Args) {
  const [shown, setShown] = useState<PortionedFood>();
  const done = (grams: number) => {
    onDone(grams);
    setShown(undefined);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setShown(food)}>
        {words('Portion', '份量')}
      </Button>
      <PortionSheet
        food={shown}
        grams={food.servings ? 150 : undefined}
        onClose={() => setShown(undefined)}
        onDone={done}
      />
    </>
  );
}
