import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { childLengths, curve, percentiles, pressures, weights } from './chart-samples.ts';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

export function LineParts() {
  const words = useSampleText();
  const { i18n } = useLingui();
  const [picked, setPicked] = useState('');
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const tenths = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = (time: number) => i18n.date(new Date(time), { month: 'short', day: 'numeric' });
  const weight = words('Weight', '体重');
  const kg = words('kg', '千克');
  return (
    <GalleryPart name="LineChart">
      <Card padded>
        <LineChart
          label={weight}
          unit={kg}
          series={[{ key: 'weight', name: weight, points: weights }]}
          band={{ from: 53, to: 62.5, name: words('Normal', '正常范围') }}
          formatX={day}
          formatY={tenths}
          onPick={({ x, y }) => setPicked(`${day(x)} ${tenths(y)}`)}
        />
        <p data-testid="picked">{picked}</p>
      </Card>
      <Card padded>
        <LineChart
          label={words('Blood pressure', '血压')}
          unit="mmHg"
          series={[
            { key: 'systolic', name: words('Systolic', '收缩压'), points: pressures.map(([x, y]) => ({ x, y })) },
            {
              key: 'diastolic',
              name: words('Diastolic', '舒张压'),
              points: pressures.map(([x, , y]) => ({ x, y })),
              variant: 'dashed',
            },
          ]}
          formatX={day}
          formatY={number}
        />
      </Card>
      <Card padded>
        <LineChart
          label={words('Length by age', '年龄别身长')}
          unit={words('cm', '厘米')}
          height={28}
          series={percentiles.map((percentile) => ({
            key: `${percentile}`,
            name: `P${percentile}`,
            points: curve(percentile),
            look: percentile === 50 ? 'dashed' : 'soft',
          }))}
          areas={[
            { key: 'low', lower: curve(3), upper: curve(15), tone: 'fair' },
            { key: 'middle', lower: curve(15), upper: curve(85), tone: 'good' },
            { key: 'high', lower: curve(85), upper: curve(97), tone: 'fair' },
          ]}
          marks={childLengths}
          formatX={(months) => words(`${months} months`, `${months} 月龄`)}
          formatY={number}
        />
      </Card>
      <Card padded>
        <LineChart
          label={words('One measurement', '只有一次测量')}
          unit={kg}
          series={[{ key: 'weight', name: weight, points: weights.slice(0, 1) }]}
          formatX={day}
          formatY={tenths}
        />
      </Card>
      <Card padded>
        <LineChart
          label={words('No measurement', '没有测量')}
          unit={kg}
          series={[{ key: 'weight', name: weight, points: [] }]}
          formatX={day}
          formatY={tenths}
        />
      </Card>
    </GalleryPart>
  );
}
