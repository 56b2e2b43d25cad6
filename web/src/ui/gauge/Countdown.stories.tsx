import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { Countdown } from './Countdown.tsx';

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { label: words('Time to start', '剩余时间'), until: inMinutes(8), duration: 600_000 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const LastMinute: Story = { args: { label: words('The last minute', '最后一分钟'), until: inMinutes(0.7) } };

export const LongerThanTheWait: Story = { args: { until: inMinutes(700) } };

export const NotADate: Story = { args: { label: words('Not a date', '无效时间'), until: 'soon' } };
