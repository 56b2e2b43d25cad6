import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '#lib/testing.tsx';
import { inCard } from '#ui/testing.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Data/FactList',
  component: FactList,
  args: {
    facts: [
      { name: words('Goods', '商品'), value: '¥356.00' },
      {
        name: words('A name that is much longer than its value', '一个比内容长得多的名称'),
        value: words(
          'Nobody answered at 13800001234-extension-98765432109876543210, so the parcel waits at the station',
          '包裹暂存于小区驿站，请凭取件码98765432109876543210尽快领取',
        ),
      },
      { name: words('Total', '合计'), value: '¥336.00', strong: true },
    ],
  },
  decorators: inCard,
} satisfies Meta<typeof FactList>;

export default meta;

export const Order: StoryObj<typeof meta> = {};
