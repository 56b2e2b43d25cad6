import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const meta = {
  title: 'Basics/PhoneLink',
  component: PhoneLink,
  args: { number: '95338', children: words('Call the carrier', '致电快递公司') },
} satisfies Meta<typeof PhoneLink>;

export default meta;

export const Main: StoryObj<typeof meta> = {};
