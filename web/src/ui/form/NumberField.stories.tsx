import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { NumberField } from './NumberField.tsx';

const Input = withState(NumberField, 'value');

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  render: (args) => <Input {...args} />,
  args: { label: words('Height', '身高'), unit: 'cm', value: '', onChange: () => {}, range: [50, 250], decimals: 1 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It reports a wrong value when it loses the focus, and a too large one at once. */
export const WithDecimals: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole('textbox');
    const type = async (text: string) => {
      await userEvent.clear(height);
      await userEvent.type(height, text);
    };
    const [min, max, unit, rounded] = [50, 250, 'cm', '172.6'];
    await type('4');
    await expect(height).not.toHaveAccessibleDescription(t`Enter ${min} to ${max} ${unit}`);
    height.blur();
    await waitFor(() => expect(height).toHaveAccessibleDescription(t`Enter ${min} to ${max} ${unit}`));
    await expect(height).toHaveValue('4');
    await type('172,5');
    await expect(height).not.toHaveAccessibleDescription(t`Enter ${min} to ${max} ${unit}`);
    await type('1725');
    await waitFor(() => expect(height).toHaveAccessibleDescription(t`Enter ${min} to ${max} ${unit}`));
    await type('172.55');
    await waitFor(() => expect(height).toHaveAccessibleDescription(t`Counts as ${rounded} ${unit}`));
  },
};

export const WholeNumber: Story = {
  args: {
    ...{ label: words('Steps', '步数'), hint: words('A day', '每天'), value: '8000', range: [0, 100_000], decimals: 0 },
    unit: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const steps = canvas.getByRole('textbox');
    const [min, max] = [0, '100,000'];
    await userEvent.clear(steps);
    await userEvent.type(steps, '100001');
    await waitFor(() => expect(steps).toHaveAccessibleDescription(t`Enter ${min} to ${max}`));
  },
};

export const WithSteps: Story = { args: { steps: { by: 0.5, start: 170 } } };
