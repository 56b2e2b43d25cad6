import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scale } from '#domains/goods/testing.ts';
import { words } from '#lib/testing.tsx';
import { GoodsPage } from './GoodsPage.tsx';

const meta = {
  title: 'Shop/GoodsPage',
  component: GoodsPage,
  args: {
    ...{
      goods: { ...scale, netContent: { amount: 750, unit: 'g' as const } },
      price: 12_900,
      goodsId: 'goods-1',
      soldOut: true,
      action: <p>{words('Sold out: it cannot be bought now.', '已售罄，暂时无法购买。')}</p>,
    },
    facts: [
      { name: words('Shipping', '运费'), value: words('Free', '包邮') },
      { name: words('Returns', '退货'), value: words('15 days', '15 天') },
      { name: words('Delivery', '送达'), value: words('2 to 5 days', '2 至 5 天') },
    ],
  },
} satisfies Meta<typeof GoodsPage>;

export default meta;

export const SoldOut: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t`Sold out`)).toBeVisible();
  },
};
