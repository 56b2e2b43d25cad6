import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { Switch } from './Switch.tsx';

const Toggle = withState(Switch, 'checked');

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  render: (args) => <Toggle {...args} />,
  args: { label: words('Remind me', '提醒我'), checked: true, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: words('Every day at noon', '每天中午') } };

export const Off: Story = {
  args: { checked: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
