import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import type { Poster } from '#ui/poster/poster.ts';
import { PosterSheet } from './PosterSheet.tsx';

/** `web/e2e/kit-poster.spec.ts` saves and shares a poster, in a browser and in the native app. */
const meta = { title: 'Media/PosterSheet', component: PosterSheet } satisfies Meta<typeof PosterSheet>;

export default meta;

export const WithPicture: StoryObj = {
  render: () => (
    <Opener
      label={words('My week', '我的一周')}
      fileName="my-week.png"
      poster={() => ({
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
      })}
    />
  ),
};

export const WithChart: StoryObj = {
  render: () => (
    <Opener
      label={words('Salt in a meal', '一餐的盐')}
      fileName="salt.png"
      poster={() => ({
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
      })}
    />
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <Opener
      label={words('A poster that fails', '画不出来的海报')}
      fileName="none.png"
      poster={() => {
        throw new Error('no canvas');
      }}
    />
  ),
};

function Opener(props: { label: string; fileName: string; poster: () => Poster }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words('Open', '打开')}
      </Button>
      <PosterSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
