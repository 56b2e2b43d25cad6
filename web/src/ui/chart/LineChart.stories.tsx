import { i18n } from '@lingui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { LineChart } from './LineChart.tsx';
import { childLengths, curve, dayText, percentiles, pressures, weights } from './testing.ts';

const tenths = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const weight = words('Weight', '体重');

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    ...{ label: weight, unit: 'kg', formatX: dayText, formatY: tenths },
    series: [{ key: 'weight', name: weight, points: weights }],
  },
  decorators: inCard,
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week without values leaves a gap. `web/e2e/kit-chart.spec.ts` chooses values by the keyboard and by a tap. */
export const WithAGap: Story = {
  render: (args) => <Pickable {...args} />,
  args: { bands: [{ from: 53, to: 62.5, name: words('Normal', '正常范围') }] },
};

/** A range that holds all values far from its ends is only told. */
export const WithinTheRange: Story = {
  args: { bands: [{ from: 40, to: 90, name: words('Normal', '正常范围') }] },
};

/** Single values, and the mean through them. */
export const Trend: Story = {
  args: {
    series: [
      { key: 'weight', name: weight, points: weights, variant: 'dots' },
      {
        key: 'mean',
        name: words('Mean', '均值'),
        points: weights.map(({ x }, index) => ({ x, y: 66.2 - index / 8 })),
        variant: 'trend',
      },
    ],
  },
};

export const TwoLines: Story = {
  args: {
    ...{ label: words('Blood pressure', '血压'), unit: 'mmHg', formatY: (value: number) => i18n.number(value) },
    series: [
      { key: 'systolic', name: words('Systolic', '收缩压'), points: pressures.map(([x, y]) => ({ x, y })) },
      {
        ...{ key: 'diastolic', name: words('Diastolic', '舒张压'), variant: 'dashed' },
        points: pressures.map(([x, , y]) => ({ x, y })),
      },
    ],
  },
};

export const Percentiles: Story = {
  args: {
    ...{ label: words('Length by age', '年龄别身长'), unit: 'cm', height: 28, marks: childLengths },
    series: percentiles.map((percentile) => ({
      key: `${percentile}`,
      name: `P${percentile}`,
      points: curve(percentile),
      variant: percentile === 50 ? 'dashed' : 'soft',
    })),
    areas: [
      { key: 'low', lower: curve(3), upper: curve(15), tone: 'fair' },
      { key: 'middle', lower: curve(15), upper: curve(85), tone: 'good' },
      { key: 'high', lower: curve(85), upper: curve(97), tone: 'fair' },
    ],
    formatX: (months) => words(`${months} months`, `${months} 月龄`),
  },
};

export const OneValue: Story = { args: { series: [{ key: 'weight', name: weight, points: weights.slice(0, 1) }] } };

export const Empty: Story = { args: { series: [{ key: 'weight', name: weight, points: [] }] } };

/** The line below the chart shows the value that the chart has reported. */
function Pickable(props: ComponentProps<typeof LineChart>) {
  const [picked, setPicked] = useState('');
  return (
    <>
      <LineChart {...props} onPick={({ x, y }) => setPicked(`${dayText(x)} ${tenths(y)}`)} />
      <output data-testid="picked">{picked}</output>
    </>
  );
}
