import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { RangeChart } from './RangeChart.tsx';

const meta = {
  title: 'Data/RangeChart',
  component: RangeChart,
  args: {
    ...{ label: words('Heart rate', '心率'), unit: words('bpm', '次/分') },
    bars: [
      { key: '1', label: 'Mon', range: [67, 73], mean: 70 },
      { key: '2', label: 'Tue', range: null },
      { key: '3', label: 'Wed', range: [69, 69], mean: 69 },
      { key: '4', label: 'Thu', range: [Number.NaN, 80] },
    ],
    formatY: (rate) => String(Math.round(rate)),
  },
  decorators: inCard,
} satisfies Meta<typeof RangeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day without a value, and one with a value that is no number. */
export const WithGaps: Story = {};

export const Empty: Story = { args: { bars: [] } };
