import type { ExecutionNext, ExecutionStage } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';

interface Props {
  next: ExecutionNext | null;
  stages: readonly ExecutionStage[];
  date: Day;
  today: Day;
}

/** Shows the next day, the stage that begins on it, or the end of the plan. */
export function NextDay({ next, stages, date, today }: Props) {
  const format = useFormat();
  if (!next) {
    return (
      <Card padded>
        <p>
          <Trans>This is the last day of the plan.</Trans>
        </p>
      </Card>
    );
  }
  const day = format.date(next.date, 'weekday');
  const number = stages.find(({ stageId }) => stageId === next.stageId)?.number;
  const titles = format.pick(next.taskTitles, next.taskTitlesEn);
  return (
    <Card
      padded
      title={date === today && next.date === addDays(today, 1) ? <Trans>Tomorrow</Trans> : <Trans>Next: {day}</Trans>}
    >
      {next.newStage && (
        <p>
          <Sentences>
            {number === undefined ? <Trans>A new stage begins:</Trans> : <Trans>Stage {number} begins:</Trans>}
            <strong>
              <ServerText text={next.stageTitle} en={next.stageTitleEn} />
            </strong>
          </Sentences>
        </p>
      )}
      <ul className={typography.soft}>
        {titles.map((title) => (
          <li key={title}>
            <ServerText text={title} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
