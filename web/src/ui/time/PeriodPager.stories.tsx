import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addDays, type Day } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { dayText, weights } from '#ui/chart/testing.ts';
import { PeriodPager } from './PeriodPager.tsx';

const meta = {
  title: 'Data/PeriodPager',
  component: PeriodPager,
  args: { period: 'week', from: '2026-11-14', to: '2026-11-20', onChange: () => {}, children: null },
} satisfies Meta<typeof PeriodPager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `web/e2e/kit-chart.spec.ts` drags the chart aside. */
export const Week: Story = { render: () => <Weeks /> };

export const HalfYear: Story = { args: { period: 'halfYear', from: '2026-05-23', to: '2026-11-20' } };

export const Year: Story = { args: { period: 'year', from: '2024-12-01', to: '2025-11-30' } };

function Weeks() {
  const [to, setTo] = useState<Day>('2026-11-20');
  return (
    <Card padded>
      <PeriodPager period="week" from={addDays(to, -6)} to={to} onChange={(date = '2026-11-20') => setTo(date)}>
        <LineChart
          label="Weight"
          unit="kg"
          formatX={dayText}
          formatY={String}
          series={[{ key: 'weight', name: 'Weight', points: weights.slice(-7) }]}
        />
      </PeriodPager>
    </Card>
  );
}
