import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OpenDetailContext } from '#ui/shell-context.ts';
import type { DiaryDaysProps } from '../deferred/DiaryWeek.tsx';

/**
 * Chooses a day of the diary: in a strip on phones and beside an open meal, in the table of the week's meals in large
 * windows.
 */
export function DiaryDays(props: DiaryDaysProps) {
  const isBeside = useContext(OpenDetailContext) !== undefined;
  return isBeside ? <DiaryStrip {...props} /> : <Days {...props} />;
}

const Days = forLargeWindow<DiaryDaysProps>({
  load: async () => (await import('../deferred/DiaryWeek.tsx')).DiaryWeek,
  Phone: DiaryStrip,
  skeleton: <Skeleton rows={1} height="40rem" />,
});

function DiaryStrip({ date, today, onDate }: DiaryDaysProps) {
  const { t } = useLingui();
  return <CalendarStrip label={t`Day`} value={date} onChange={onDate} max={today} />;
}
