import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { marks } from './testing.ts';

type Props = ComponentProps<typeof CalendarMonth>;

const meta = {
  title: 'Data/CalendarMonth',
  component: CalendarMonth,
  render: (args) => <Month {...args} />,
  args: {
    label: words('Choose a day', '选择日期'),
    month: '2026-11',
    onMonthChange: () => {},
    value: '2026-11-20',
    marks,
  },
} satisfies Meta<typeof CalendarMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard moves from day to day and from month to month. */
export const WithMarks: Story = {
  args: { min: '2026-09-10', max: '2027-01-20' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const focused = (text: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(text));
    await expect(canvas.getByRole('button', { name: `November\u00a017 ${t`Missed`}` })).toBeVisible();
    canvas.getByRole('button', { name: /^November\s20/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused('December 4');
    await expect(grid).toHaveAccessibleName('December 2026');
    await userEvent.keyboard('{Home}');
    await focused('November 30');
    await userEvent.keyboard('{PageDown}{PageDown}');
    // The focus stops at the last available day.
    await focused('January 20');
    await userEvent.keyboard('{ArrowRight}');
    await focused('January 20');
    await expect(canvas.getByRole('button', { name: /^January\s21/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t`Next month` })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('January 19');
  },
};

export const WithoutAChoice: Story = { args: { label: words('Days of the challenge', '打卡日历'), value: undefined } };

export const WithRings: Story = {
  args: {
    marks: undefined,
    rings: {
      '2026-11-16': { share: 1, text: '4/4' },
      '2026-11-17': { share: 0, text: '0/4' },
      '2026-11-18': { share: 2 / 3, text: '2/3' },
      '2026-11-20': { share: 0.01, text: '1/100' },
    },
  },
};

function Month({ month: firstMonth, value, ...rest }: Props) {
  const [day, setDay] = useState(value);
  const [month, setMonth] = useState(firstMonth);
  const choice = value === undefined ? {} : { value: day, onChange: setDay };
  return (
    <Card padded>
      <CalendarMonth {...rest} month={month} onMonthChange={setMonth} {...choice} />
    </Card>
  );
}
