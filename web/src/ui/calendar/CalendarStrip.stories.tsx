import type { Meta, StoryObj } from '@storybook/react-vite';
import { withState, words } from '#lib/testing.tsx';
import { CalendarStrip } from './CalendarStrip.tsx';
import { marks } from './testing.ts';

const Input = withState(CalendarStrip, 'value');

const meta = {
  title: 'Data/CalendarStrip',
  component: CalendarStrip,
  render: (args) => <Input {...args} />,
  args: {
    ...{ label: words('Day', '日期'), value: '2026-11-20', onChange: () => {}, marks },
    ...{ min: '2026-11-04', max: '2026-11-25' },
  },
} satisfies Meta<typeof CalendarStrip>;

export default meta;

/** `web/e2e/kit-calendar.spec.ts` swipes it. */
export const WithMarks: StoryObj<typeof meta> = {};

/** The weeks of a plan begin with it, so they have a name. */
export const WeeksOfAPlan: StoryObj<typeof meta> = {
  args: { weeks: { firstDay: 3, name: words('Week 3', '第 3 周') } },
};
