import type { ExecutionNext, ExecutionStage } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { formatDate, formatList, formatText } from '#lib/format/format.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import styles from './DayView.module.css';

interface Props {
  next: ExecutionNext | null;
  stages: readonly ExecutionStage[];
  date: Day;
  today: Day;
}

/** The day after, the stage that begins with it, or the end of the plan. */
export function NextDay({ next, stages, date, today }: Props) {
  const { i18n } = useLingui();
  if (!next) {
    return (
      <Card padded>
        <p>
          <Trans>This is the last day of the plan.</Trans>
        </p>
      </Card>
    );
  }
  const day = formatDate(i18n.locale, next.date, 'weekday');
  const number = stages.find(({ stageId }) => stageId === next.stageId)?.number;
  const titles = formatList('zh-CN', next.taskTitles);
  return (
    <Card
      padded
      title={date === today && next.date === addDays(today, 1) ? <Trans>Tomorrow</Trans> : <Trans>Next: {day}</Trans>}
    >
      {next.newStage && (
        <p>
          {number === undefined ? <Trans>A new stage begins</Trans> : <Trans>Stage {number} begins</Trans>}:{' '}
          <strong lang="zh-CN">{formatText(next.stageTitle)}</strong>
        </p>
      )}
      <p className={styles.soft} lang="zh-CN">
        {titles}
      </p>
    </Card>
  );
}
