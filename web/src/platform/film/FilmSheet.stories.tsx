import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { words } from '#lib/testing.tsx';
import { Button } from '#ui/Button.tsx';
import { FilmSheet } from './FilmSheet.tsx';

/** `web/e2e/kit-film.spec.ts` plays and records it. */
const meta = { title: 'Media/FilmSheet', component: FilmSheet } satisfies Meta<typeof FilmSheet>;

export default meta;

const shares = [0.8, 0.92, 0.3, 0, 0.86, 1, 0.75];

export const Week: StoryObj = { render: () => <Opener /> };

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words('Open', '打开')}
      </Button>
      <FilmSheet
        open={open}
        onClose={() => setOpen(false)}
        fileName="week"
        film={{
          title: words('My week of eating', '我的饮食一周'),
          period: words('16 – 22 Nov', '11月16日 – 11月22日'),
          days: shares.map((share, day) => ({
            label: words(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day] ?? '', `周${'一二三四五六日'[day]}`),
            text: words(`${Math.round(share * 2_000)} kcal`, `${Math.round(share * 2_000)} 千卡`),
            share,
            partial: day === 2,
          })),
          target: 0.9,
          generatedAt: '2026-03-20T08:00:00+08:00',
          lines: [
            words('From 5 complete days', '来自 5 个完整的日子'),
            words('1,780 kcal a day', '平均每天 1,780 千卡'),
            words('Protein 82 g · Fat 60 g · Carbohydrate 210 g', '蛋白质 82 克 · 脂肪 60 克 · 碳水 210 克'),
          ],
        }}
      />
    </>
  );
}
