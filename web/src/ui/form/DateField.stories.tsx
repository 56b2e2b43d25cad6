import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withState, words } from '#lib/testing.tsx';
import { DateField } from './DateField.tsx';

const Input = withState(DateField, 'value');

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  render: (args) => <Input {...args} />,
  args: { label: words('Birthday', '生日'), value: '', onChange: () => {}, min: '1900-01-01', max: '2026-11-20' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It refuses a day out of range with a message. */
export const InARange: Story = {
  play: async ({ canvas, userEvent }) => {
    const birthday = canvas.getByLabelText(words('Birthday', '生日'));
    await userEvent.type(birthday, '2026-11-21');
    birthday.blur();
    const [first, last] = ['January\u00a01, 1900', 'November\u00a020, 2026'];
    await waitFor(() => expect(birthday).toHaveAccessibleDescription(t`Choose a day from ${first} to ${last}`));
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '1990-05-04');
    await waitFor(() => expect(birthday).toHaveAccessibleDescription(''));
    birthday.blur();
    // The language of the app, not of the browser.
    await expect(canvas.getByText('May 4, 1990')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { label: words('Due date', '预产期'), error: words('Choose a date', '请选择日期') },
};
