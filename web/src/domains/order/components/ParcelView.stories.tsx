import type { LogisticsInfo, LogisticsStatus } from '@health-app/sdk';
import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '#ui/testing.tsx';
import { ParcelView } from './ParcelView.tsx';

const parcel: LogisticsInfo = {
  company: 'sf',
  trackingNumber: 'SF1390502276319',
  carrierPhone: '95338',
  status: 'inTransit',
  estimatedArrival: '2026-11-22',
  traces: [
    { at: '2026-11-20T09:12:00+08:00', status: 'inTransit', text: '快件到达【杭州中转场】' },
    { at: '2026-11-19T18:05:00+08:00', status: 'collected', text: '已揽收' },
  ],
};

const meta = {
  title: 'Shop/ParcelView',
  component: ParcelView,
  args: { parcel },
  decorators: inCard,
} satisfies Meta<typeof ParcelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTransit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t`Copy the parcel’s number` })).toBeVisible();
  },
};

/** The carrier's notes are untrusted text: markup is not interpreted, and an endless number wraps. */
export const HeldUp: Story = {
  args: {
    parcel: {
      ...{ company: 'other', trackingNumber: '9'.repeat(30), carrierPhone: null },
      ...{ status: 'problem', estimatedArrival: null },
      traces: [
        {
          ...{ at: '2026-11-20T09:12:00+08:00', status: 'problem' },
          text: `<b>无法联系收件人</b>${'9876543210'.repeat(6)}`,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>无法联系收件人<\/b>/)).toBeVisible();
    await expect(canvas.getAllByText(t`Held up`)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: t`Copy the parcel’s number` })).toBeVisible();
  },
};

/** A reply without its required fields. */
export const WithoutData: Story = {
  args: { parcel: { status: 'lost' as LogisticsStatus } as LogisticsInfo },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(t`The carrier has not noted anything yet.`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t`Copy the parcel’s number` })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('undefined');
  },
};

export const WithArrival: Story = { args: { withArrival: true } };
