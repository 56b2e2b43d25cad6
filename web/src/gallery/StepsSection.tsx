import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { StepCount, Steps } from '#ui/stepper/Steps.tsx';
import { Timeline } from '#ui/stepper/Timeline.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function StepsSection() {
  const words = useSampleText();
  const long = words(
    'The carrier could not hand the parcel over because nobody answered at 13800001234-extension-98765432109876543210',
    '快递员多次联系不上收件人，包裹暂存于小区驿站，请凭取件码98765432109876543210尽快领取',
  );
  return (
    <>
      <GalleryPart name="Steps, StepCount">
        <StepCount step={1} total={2} />
        <Steps
          steps={[
            { key: '1', title: words('Choose the goods', '选择商品'), done: true },
            {
              key: '2',
              title: words('Allow the app to read your health data', '允许应用读取健康数据'),
              picture: <img src="/goods/body-scale.svg" alt="" width="120" height="120" />,
              children: <p>{long}</p>,
            },
            { key: '3', title: long },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Timeline">
        <Card padded>
          <Timeline
            label={words('The parcel', '包裹')}
            tone="poor"
            entries={[
              { key: 'c', title: words('Problem', '派送异常'), at: '2026-11-20T09:12:00+08:00', text: long },
              { key: 'b', title: words('On its way', '运输中'), at: '2026-11-19T22:40:00+08:00' },
              { key: 'a', title: words('Without a time', '没有时间'), at: null },
            ]}
          />
        </Card>
        <Card padded>
          <Timeline
            label={words('One entry', '一条记录')}
            entries={[{ key: 'a', title: words('Applied for', '已申请'), at: '2026-11-20T09:12:00+08:00' }]}
          />
        </Card>
      </GalleryPart>
      <GalleryPart name="FactList">
        <Card padded>
          <FactList
            facts={[
              { name: words('Goods', '商品'), value: '¥356.00' },
              { name: words('A name that is much longer than its value', '一个比内容长得多的名称'), value: long },
              { name: words('Total', '合计'), value: '¥336.00', strong: true },
            ]}
          />
        </Card>
      </GalleryPart>
    </>
  );
}
