import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { Stepper } from './Stepper.tsx';

const Input = withState(Stepper, 'value');

const meta = {
  title: 'Inputs/Stepper',
  component: Stepper,
  render: (args) => <Input {...args} />,
  args: {
    ...{ label: words('Water', '饮水'), unit: words('cups', '杯') },
    ...{ value: 8, onChange: () => {}, min: 0, max: 10 },
  },
} satisfies Meta<typeof Stepper>;

export default meta;

/** It changes by its buttons and by the arrow keys, up to its ends. */
export const Cups: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args: { label } }) => {
    const value = canvas.getByRole('spinbutton');
    const more = canvas.getByRole('button', { name: t`More: ${label}` });
    await userEvent.click(more);
    await expect(value).toHaveAttribute('aria-valuetext', `9 ${words('cups', '杯')}`);
    await expect(canvas.getByText(`9 ${words('cups', '杯')}`, { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    value.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(value).toHaveAttribute('aria-valuenow', '9');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: t`Less: ${label}` })).toHaveAttribute('aria-disabled', 'true');
    const { width, height } = more.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
