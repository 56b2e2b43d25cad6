import { t } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { scale } from '#domains/goods/testing.ts';
import { words } from '#lib/testing.tsx';
import { GoodsPage } from './GoodsPage.tsx';
import { useGoodsTerms } from './useGoodsTerms.tsx';

const meta = {
  title: 'Shop/GoodsPage',
  component: GoodsPage,
  render: (args) => <WithTerms {...args} />,
  args: {
    ...{
      goods: { ...scale, netContent: { amount: 750, unit: 'g' as const } },
      price: 12_900,
      goodsId: 'goods-1',
      soldOut: true,
      action: <p>{words('Sold out: it cannot be bought now.', '已售罄，暂时无法购买。')}</p>,
    },
  },
} satisfies Meta<typeof GoodsPage>;

export default meta;

export const SoldOut: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t`Sold out`)).toBeVisible();
  },
};

function WithTerms(page: ComponentProps<typeof GoodsPage>) {
  const deliveryTime = { dispatchHours: 48, minDays: 2, maxDays: 5 };
  const facts = useGoodsTerms({ inStock: false, freight: 600, freeFreightFrom: 9900, refundDays: 15, deliveryTime });
  return <GoodsPage {...page} facts={facts} />;
}
