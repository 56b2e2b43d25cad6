import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Card } from '#ui/Card.tsx';
import { DateTimeText } from './DateTimeText.tsx';
import { RelativeDateText } from './RelativeDateText.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** Times in words. */
const meta = { title: 'Data/Times', subcomponents: { RelativeDateText, DateTimeText, TimeLeft } } satisfies Meta;

export default meta;

export const TodayYesterdayAndBefore: StoryObj = {
  render: () => (
    <Card padded>
      {['2026-11-20', '2026-11-20T07:12:00+08:00', '2026-11-19T07:12:00+08:00', '2026-10-01'].map((at) => (
        <p key={at}>
          <RelativeDateText at={at} now={new Date('2026-11-20T04:00:00Z')} />
        </p>
      ))}
    </Card>
  ),
};

export const UntilADeadline: StoryObj = { render: () => <Deadlines /> };

function Deadlines() {
  const [now] = useState(() => Date.now());
  return [131_400_000, -1_000].map((left) => (
    <TimeLeft key={left} until={new Date(now + left).toISOString()} over={words('Closed', '已关闭')}>
      {(time) => time}
    </TimeLeft>
  ));
}
