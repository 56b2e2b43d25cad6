import type { Goods } from '@health-app/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPath } from '#lib/path.ts';
import { bare, long, scale } from '../testing.ts';
import { GoodsList } from './GoodsList.tsx';
import { ShopEntry } from './ShopEntry.tsx';

const meta = {
  title: 'Shop/GoodsList',
  component: GoodsList,
  args: {
    goods: [scale, bare, long].map((goods, index) => ({ ...goods, goodsId: `${index}`, price: 12_900 }) as Goods),
    hrefOf: () => buildPath('/'),
  },
} satisfies Meta<typeof GoodsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsualBareAndLong: Story = {};

/** The only link to the shop beside health content. */
export const EntryToTheShop: Story = { render: () => <ShopEntry /> };
