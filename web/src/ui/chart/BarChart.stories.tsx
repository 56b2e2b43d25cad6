import { i18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { BarChart } from './BarChart.tsx';
import { dayText, energyOfWeek, nights, stepsOfMonth } from './testing.ts';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: words('Energy of a week', '一周热量'),
    unit: 'kcal',
    bars: energyOfWeek.map(([time, value]) => ({
      ...{ key: `${time}`, label: i18n.date(new Date(time), { weekday: 'short' }), value },
      tone: value !== null && value > 2300 ? 'poor' : 'plain',
    })),
    formatY: (value) => i18n.number(value),
  },
  decorators: inCard,
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day without a value differs from a day with zero. */
export const WithATarget: Story = {
  render: (args) => <Pickable {...args} />,
  args: { target: 2000 },
};

export const Month: Story = {
  args: {
    ...{ label: words('Steps of a month', '一个月的步数'), unit: words('steps', '步') },
    bars: stepsOfMonth.map(([time, value], index) => ({
      ...{ key: `${time}`, label: dayText(time), value },
      tone: index % 5 === 0 ? 'good' : index % 7 === 0 ? 'fair' : 'plain',
    })),
  },
};

/** A day that is only partly recorded is striped. */
export const PartlyRecorded: Story = {
  args: {
    bars: energyOfWeek.map(([time, value], index) => ({
      ...{ key: `${time}`, label: i18n.date(new Date(time), { weekday: 'short' }), value },
      partial: index === 6 ? words('partly recorded', '部分记录') : undefined,
    })),
  },
};

/** Bars of three parts, with a normal range. */
export const Parts: Story = {
  args: {
    ...{ label: words('Sleep', '睡眠'), unit: 'h' },
    bars: nights.map(([time, value, parts]) => ({
      ...{ key: `${time}`, label: i18n.date(new Date(time), { weekday: 'short' }), name: dayText(time), value, parts },
    })),
    parts: [words('Deep', '深睡'), words('Light', '浅睡'), words('REM', '快速眼动')],
    bands: [{ from: 7, to: 9, name: words('Normal', '正常范围') }],
    formatY: (value) => i18n.number(value, { maximumFractionDigits: 1 }),
  },
};

export const Empty: Story = { args: { bars: [] } };

/** The line below the chart shows the bar that the chart has reported. */
function Pickable(props: ComponentProps<typeof BarChart>) {
  const [picked, setPicked] = useState('');
  return (
    <>
      <BarChart {...props} onPick={({ label, value }) => setPicked(`${label} ${value}`)} />
      <output data-testid="picked">{picked}</output>
    </>
  );
}
