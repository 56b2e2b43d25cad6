import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Day } from '#lib/time/days.ts';
import type { DeletionRequest } from '../model/deletion-requests.ts';
import { DeletionReceipt } from './DeletionReceipt.tsx';

const meta = {
  title: 'Health/DeletionReceipt',
  component: DeletionReceipt,
  args: {
    request: { feedbackId: 'F-1024', submittedAt: '2026-11-02', deletedBy: '2026-11-17' } as DeletionRequest,
    today: '2026-11-10' as Day,
  },
} satisfies Meta<typeof DeletionReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expected: Story = {};

export const Overdue: Story = { args: { today: '2026-11-20' as Day } };
