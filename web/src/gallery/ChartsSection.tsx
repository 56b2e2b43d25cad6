import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RangeChart } from '#ui/chart/RangeChart.tsx';
import { BandScale } from '#ui/gauge/BandScale.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import { energyOfWeek, stepsOfMonth } from './chart-samples.ts';
import styles from './Gallery.module.css';
import { GalleryPart } from './GalleryPart.tsx';
import { LineParts } from './LineParts.tsx';
import { useSampleText } from './useSampleText.ts';

export function ChartsSection() {
  return (
    <>
      <ProgressParts />
      <ScaleParts />
      <LineParts />
      <BarParts />
      <RangeParts />
    </>
  );
}

function ProgressParts() {
  const words = useSampleText();
  return (
    <>
      <GalleryPart name="ProgressBar">
        <Card padded>
          <div className={styles.part}>
            <ProgressBar label={words('Vegetables', '蔬菜')} value={0} />
            <ProgressBar label={words('Protein', '蛋白质')} value={0.42} text={words('25 of 60 g', '25 / 60 克')} />
            <ProgressBar label={words('Water', '饮水')} value={1} text={words('2,000 ml', '2000 毫升')} tone="good" />
            <ProgressBar
              label={words('Salt, more than there should be', '盐，已经超过建议量')}
              value={1.4}
              text={words('7 of 5 g', '7 / 5 克')}
              tone="poor"
            />
          </div>
        </Card>
      </GalleryPart>
      <GalleryPart name="ProgressRing" line>
        <ProgressRing label={words('Nothing yet', '尚未开始')} value={0} size={5.6} />
        <ProgressRing label={words('Doses', '用药')} value={0.66}>
          66%
        </ProgressRing>
        <ProgressRing label={words('Energy', '热量')} value={1.2} size={12} tone="fair">
          <strong>1,820</strong>
          <br />
          kcal
        </ProgressRing>
      </GalleryPart>
    </>
  );
}

function ScaleParts() {
  const words = useSampleText();
  const bmi = [
    { key: 'under', label: words('Underweight', '偏瘦'), from: 14, to: 18.5, tone: 'fair' },
    { key: 'normal', label: words('Normal', '正常'), from: 18.5, to: 24, tone: 'good' },
    { key: 'over', label: words('Overweight', '超重'), from: 24, to: 28, tone: 'fair' },
    { key: 'obese', label: words('Obese', '肥胖'), from: 28, to: 36, tone: 'poor' },
  ] as const;
  const zones = [
    { key: 'rest', label: words('Rest', '休息'), from: 40, to: 110, tone: 'plain' },
    { key: 'easy', label: words('Easy', '轻松'), from: 110, to: 140, tone: 'good' },
    { key: 'hard', label: words('Hard', '吃力'), from: 140, to: 170, tone: 'fair' },
  ] as const;
  return (
    <GalleryPart name="BandScale">
      <Card padded>
        <BandScale label="BMI" bands={bmi} step={0.1} value={22.4} />
      </Card>
      <Card padded>
        <BandScale label={words('BMI far above the scale', '远超刻度的 BMI')} bands={bmi} step={0.1} value={51.3} />
      </Card>
      <Card padded>
        <BandScale label={words('BMI not measured', '未测的 BMI')} step={0.1} bands={bmi} />
      </Card>
      <Card padded>
        <BandScale label={words('Heart rate', '心率')} bands={zones} value={42} />
      </Card>
    </GalleryPart>
  );
}

function BarParts() {
  const words = useSampleText();
  const { i18n } = useLingui();
  const [picked, setPicked] = useState('');
  const number = (value: number) => i18n.number(value);
  const weekday = (time: number) => i18n.date(new Date(time), { weekday: 'short' });
  const day = (time: number) => i18n.date(new Date(time), { month: 'short', day: 'numeric' });
  return (
    <GalleryPart name="BarChart">
      <Card padded>
        <BarChart
          label={words('Energy of a week', '一周热量')}
          unit={words('kcal', '千卡')}
          bars={energyOfWeek.map(([time, value]) => ({
            key: `${time}`,
            label: weekday(time),
            value,
            tone: value !== null && value > 2300 ? 'poor' : 'plain',
          }))}
          target={2000}
          formatY={number}
          onPick={({ label, value }) => setPicked(`${label} ${value}`)}
        />
        <p data-testid="picked-bar">{picked}</p>
      </Card>
      <Card padded>
        <BarChart
          label={words('Steps of a month', '一个月的步数')}
          unit={words('steps', '步')}
          bars={stepsOfMonth.map(([time, value], index) => ({
            key: `${time}`,
            label: day(time),
            value,
            tone: index % 5 === 0 ? 'good' : index % 7 === 0 ? 'fair' : 'plain',
          }))}
          formatY={number}
        />
      </Card>
      <Card padded>
        <BarChart label={words('No steps', '没有步数')} unit={words('steps', '步')} bars={[]} formatY={number} />
      </Card>
    </GalleryPart>
  );
}

function RangeParts() {
  const words = useSampleText();
  const rate = (value: number) => String(Math.round(value));
  const bars = [
    { key: '1', label: 'Mon', range: [67, 73] as const, mean: 70 },
    { key: '2', label: 'Tue', range: null },
    { key: '3', label: 'Wed', range: [69, 69] as const, mean: 69 },
    { key: '4', label: 'Thu', range: [Number.NaN, 80] as const },
  ];
  return (
    <GalleryPart name="RangeChart">
      <Card padded>
        <RangeChart label={words('Heart rate', '心率')} unit={words('bpm', '次/分')} bars={bars} formatY={rate} />
      </Card>
      <Card padded>
        <RangeChart label={words('No heart rate', '没有心率')} unit={words('bpm', '次/分')} bars={[]} formatY={rate} />
      </Card>
    </GalleryPart>
  );
}
