import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: words('The parcel', '包裹'),
    tone: 'poor',
    entries: [
      {
        ...{ key: 'c', title: words('Problem', '派送异常'), at: '2026-11-20T09:12:00+08:00' },
        text: words(
          'Nobody answered at 13800001234-extension-98765432109876543210',
          '多次联系不上收件人，请凭取件码98765432109876543210尽快领取',
        ),
      },
      { key: 'b', title: words('On its way', '运输中'), at: '2026-11-19T22:40:00+08:00' },
      { key: 'a', title: words('Without a time', '没有时间'), at: null },
    ],
  },
  decorators: inCard,
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with the newest entry, and an entry without a time says so. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const [newest, , oldest] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^Problem.*Fri, Nov 20, 09:12/);
    await expect(oldest).toHaveTextContent('Without a time—');
  },
};

export const One: Story = {
  args: {
    tone: undefined,
    entries: [{ key: 'a', title: words('Applied for', '已申请'), at: '2026-11-20T09:12:00+08:00' }],
  },
};
