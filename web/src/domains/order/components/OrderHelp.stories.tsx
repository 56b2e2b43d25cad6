import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '#platform/routing/paths.ts';
import { OrderHelp } from './OrderHelp.tsx';

const meta = {
  title: 'Shop/OrderHelp',
  component: OrderHelp,
  args: { orderId: 'order-3011', form: pathTo('/food-app/feed-back', { orderId: 'order-3011' }) },
} satisfies Meta<typeof OrderHelp>;

export default meta;

export const Main: StoryObj<typeof meta> = {};
