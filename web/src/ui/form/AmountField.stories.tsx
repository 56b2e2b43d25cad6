import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { AmountField } from './AmountField.tsx';

const hint = words('Between ¥10.00 and ¥252.60', '¥10.00 至 ¥252.60');

const meta = {
  title: 'Inputs/AmountField',
  component: AmountField,
  render: (args) => <Amount {...args} />,
  args: { label: words('Amount', '金额'), value: '100', onChange: () => {}, range: [1_000, 25_260], hint },
} satisfies Meta<typeof AmountField>;

export default meta;

/** It reports a wrong value when it loses the focus, and a too large one at once. */
export const InARange: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox');
    const [least, most] = ['¥10.00', '¥252.60'];
    const type = async (text: string) => {
      await userEvent.clear(amount);
      await userEvent.type(amount, text);
    };
    const says = (text: string) => waitFor(() => expect(amount).toHaveAccessibleDescription(text));
    await says(hint);
    await type('9.99');
    amount.blur();
    await says(t`Enter ${least} or more`);
    await type('252.61');
    await says(t`Enter no more than ${most}`);
    await type('12.345');
    amount.blur();
    await says(t`Enter an amount with two decimals at most`);
    await userEvent.click(canvas.getByRole('button'));
    await expect(amount).toHaveValue('252.60');
    await says(hint);
  },
};

function Amount({ value: first, ...rest }: ComponentProps<typeof AmountField>) {
  const [value, setValue] = useState(first);
  const all = (
    <Button variant="quiet" onClick={() => setValue('252.60')}>
      {words('All', '全部')}
    </Button>
  );
  return <AmountField {...rest} value={value} onChange={setValue} trailing={all} />;
}
