import { useState } from 'react';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import { Button } from '#ui/Button.tsx';
import type { Poster } from '#ui/poster/poster.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function PosterParts() {
  const words = useSampleText();
  const [open, setOpen] = useState<'full' | 'plain' | 'failing'>();
  const close = () => setOpen(undefined);
  const full = (): Poster => ({
    title: words('My week of eating well', '我的一周好好吃饭'),
    lines: [
      words(
        'Five of seven days within my goal, and twelve kinds of vegetables.',
        '七天里有五天达标，一共吃了十二种蔬菜，比上一周多三种。',
      ),
      words('Weight: 62.6 kg, 3.8 kg less than a month ago', '体重 62.6 千克，比一个月前少了 3.8 千克'),
    ],
    image: '/meals/oats-egg-milk.svg',
    qrText: 'https://h5.health-app.example/sugar-control',
  });
  const plain = (): Poster => ({
    title: words('Salt in a meal', '一餐的盐'),
    lines: [words('Less than 5 g a day', '每天不超过 5 克')],
    chart: {
      kind: 'rows',
      rows: [
        { label: words('Soy sauce', '酱油'), text: words('High', '高'), share: 0.9, tone: 'poor' },
        { label: words('Bread', '面包'), text: words('Medium', '中'), share: 0.5, tone: 'fair' },
        { label: words('Apple', '苹果'), text: words('Low', '低'), share: 0.02, tone: 'good' },
      ],
    },
  });
  return (
    <GalleryPart name="PosterSheet" line>
      <Button variant="quiet" onClick={() => setOpen('full')}>
        {words('Open', '打开')}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('plain')}>
        {words('Open a plain one', '打开只有文字的')}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('failing')}>
        {words('Open one that fails', '打开画不出来的')}
      </Button>
      <PosterSheet
        open={open === 'full'}
        onClose={close}
        label={words('My week', '我的一周')}
        poster={full}
        fileName="my-week.png"
      />
      <PosterSheet
        open={open === 'plain'}
        onClose={close}
        label={words('Salt in a meal', '一餐的盐')}
        poster={plain}
        fileName="salt.png"
      />
      <PosterSheet
        open={open === 'failing'}
        onClose={close}
        label={words('A poster that fails', '画不出来的海报')}
        poster={() => {
          throw new Error('no canvas');
        }}
        fileName="none.png"
      />
    </GalleryPart>
  );
}
