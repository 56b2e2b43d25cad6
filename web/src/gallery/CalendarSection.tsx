import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { CalendarMonth } from '#ui/calendar/CalendarMonth.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import type { DayMarks } from '#ui/calendar/DayMarkIcon.tsx';
import { PeriodPager } from '#ui/time/PeriodPager.tsx';
import { GalleryPart } from './GalleryPart.tsx';
import { useSampleText } from './useSampleText.ts';

const marks: DayMarks = {
  '2026-11-16': 'done',
  '2026-11-17': 'missed',
  '2026-11-18': 'done',
  '2026-11-19': 'done',
  '2026-11-20': 'due',
  '2026-11-21': 'due',
};

const rings = {
  '2026-11-16': { share: 1, text: '4/4' },
  '2026-11-17': { share: 0, text: '0/4' },
  '2026-11-18': { share: 2 / 3, text: '2/3' },
  '2026-11-20': { share: 0.01, text: '1/100' },
};

export function CalendarSection() {
  const words = useSampleText();
  const [day, setDay] = useState('2026-11-20');
  const [month, setMonth] = useState('2026-11');
  return (
    <>
      <GalleryPart name="CalendarStrip">
        <CalendarStrip
          label={words('Day', '日期')}
          value={day}
          onChange={setDay}
          min="2026-11-04"
          max="2026-11-25"
          marks={marks}
        />
      </GalleryPart>
      <GalleryPart name="PeriodPager">
        <PeriodPager period="week" from="2026-11-14" to="2026-11-20" onChange={() => {}} />
        <PeriodPager period="year" from="2024-12-01" to="2025-11-30" onChange={() => {}} />
      </GalleryPart>
      <GalleryPart name="CalendarMonth">
        <Card padded>
          <CalendarMonth
            label={words('Choose a day', '选择日期')}
            month={month}
            onMonthChange={setMonth}
            value={day}
            onChange={setDay}
            min="2026-09-10"
            max="2027-01-20"
            marks={marks}
          />
        </Card>
        <Card padded>
          <CalendarMonth
            label={words('Days of the challenge', '打卡日历')}
            month={month}
            onMonthChange={setMonth}
            marks={marks}
          />
        </Card>
      </GalleryPart>
      <GalleryPart name="CalendarMonth with rings">
        <Card padded>
          <CalendarMonth
            label={words('Look at a day', '查看日期')}
            month={month}
            onMonthChange={setMonth}
            value={day}
            onChange={setDay}
            rings={rings}
          />
        </Card>
      </GalleryPart>
    </>
  );
}
