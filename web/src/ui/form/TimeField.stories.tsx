import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { TimeField } from './TimeField.tsx';

const Input = withState(TimeField, 'value');

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  render: (args) => <Input {...args} />,
  args: { label: words('Breakfast', '早餐'), value: '08:30', onChange: () => {} },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('textbox');
    const type = async (text: string) => {
      await userEvent.clear(time);
      await userEvent.type(time, text);
    };
    await expect(time).toHaveValue('08:30');
    await type('1905');
    time.blur();
    await waitFor(() => expect(time).toHaveValue('19:05'));
    await type('25');
    time.blur();
    await waitFor(() => expect(time).toHaveAccessibleDescription(t`Enter hour and minute`));
    await type('7.45');
    await waitFor(() => expect(time).toHaveAccessibleDescription(''));
  },
};

export const ChosenOnASheet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: `${t`Choose the time`} – ${args.label}` }));
    await open();
    const sheet = within(canvas.getByRole('dialog', { name: String(args.label) }));
    const pick = (group: string, value: string) =>
      userEvent.click(within(sheet.getByRole('group', { name: group })).getByText(value));
    await pick(t`Hour`, '21');
    await pick(t`Minute`, '10');
    await userEvent.click(sheet.getByRole('button', { name: t`+1 min` }));
    const said = () => sheet.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('21:11'));
    await userEvent.click(sheet.getByRole('button', { name: t`Done` }));
    await expect(canvas.getByRole('textbox')).toHaveValue('21:11');
    // The checks see the sheet.
    await open();
  },
};
