import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderMissing } from './OrderMissing.tsx';

const meta = { title: 'Shop/OrderMissing', component: OrderMissing } satisfies Meta<typeof OrderMissing>;

export default meta;

export const Main: StoryObj<typeof meta> = {};
