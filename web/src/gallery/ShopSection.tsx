import { useState } from 'react';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { GoodsGallery } from '#domains/goodsDetail/components/GoodsGallery.tsx';
import { GoodsHead } from '#domains/goodsDetail/components/GoodsHead.tsx';
import { writeYuan } from '#lib/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { AmountField } from '#ui/form/AmountField.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { galleryPath } from './gallery-path.ts';
import { OrderParts } from './OrderParts.tsx';
import { useSampleText } from './useSampleText.ts';

const scale = {
  name: '体脂秤',
  nameEn: 'Body composition scale',
  specification: '1 台',
  specificationEn: '1 scale',
  purpose: '测量体重和体脂率',
  purposeEn: 'Measures weight and body fat',
  pictures: ['/goods/body-scale.svg', '/missing.png', '/goods/oat-bran.svg'],
};

/** Goods without any of their texts and pictures. */
const bare = { name: '', nameEn: '', pictures: [] };

const long = {
  ...scale,
  name: '高纤维全谷物燕麦麸配亚麻籽家庭装（含密封勺与两个可降解袋）',
  nameEn: 'Whole-grain oat bran with linseed, family size with a resealable spoon and two compostable bags',
  pictures: ['/missing.png'],
};

export function ShopSection() {
  const words = useSampleText();
  const [amount, setAmount] = useState('100');
  return (
    <>
      <GalleryPart name="Price">
        <Card padded>
          <p>
            <Price cents={2990} /> · <Price cents={0} /> · <Price cents={-2000} /> · <Price cents={undefined} /> ·{' '}
            <Price cents={Number.NaN} />
          </p>
          <p>
            <Price cents={39900} was={59900} size="large" />
          </p>
          <p>
            <Price cents={100_000_000} size="large" />
          </p>
        </Card>
      </GalleryPart>
      <GalleryPart name="GoodsRow">
        <Card padded>
          <GoodsRow goods={scale} price={12900} href={galleryPath} />
          <GoodsRow goods={long} price={100_000_000} quantity={999} soldOut />
          <GoodsRow goods={bare} price={undefined} />
        </Card>
      </GalleryPart>
      <GalleryPart name="Gallery">
        <GoodsGallery pictures={['/goods/oat-bran.svg']} name={words('One picture', '一张图片')} />
        <GoodsGallery pictures={[]} name={words('None', '没有图片')} />
      </GalleryPart>
      <GalleryPart name="GoodsHead">
        <GoodsHead
          goods={scale}
          price={12900}
          was={15900}
          soldOut
          facts={[
            { name: words('Freight', '运费'), value: words('Free', '包邮') },
            { name: words('Returns', '退货'), value: words('15 days', '15 天') },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="AmountField">
        <Card padded>
          <AmountField
            label={words('Amount', '金额')}
            value={amount}
            onChange={setAmount}
            range={[1000, 25260]}
            hint={words('Between ¥10.00 and ¥252.60', '¥10.00 至 ¥252.60')}
            trailing={
              <Button variant="quiet" onClick={() => setAmount(writeYuan(25260))}>
                {words('All', '全部')}
              </Button>
            }
          />
        </Card>
      </GalleryPart>
      <OrderParts />
    </>
  );
}
