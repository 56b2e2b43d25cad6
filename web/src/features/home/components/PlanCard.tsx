import { isHealthError } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { usePermittedTasks } from '#domains/care/model/usePermittedTasks.ts';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { openTasksOf, taskStatuses } from '#domains/plan/model/tasks.ts';
import { withClockIns } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { countOf } from '#lib/open-value.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './PlanCard.module.css';

/** Number of open tasks on the card. */
const shown = 2;

/** Shows the progress of today's tasks, and the next ones. */
export function PlanCard() {
  const { t } = useLingui();
  const format = useFormat();
  const waiting = useWaiting('plans.clockIn');
  const permitted = usePermittedTasks();
  const query = useWithCare(useQuery(useFirstQuery('plans.executionData')));
  const refusal = isHealthError(query.error, 'business') ? query.error.code : undefined;
  // The plan is one to lose weight, and its screen says why it does not go on.
  if (refusal === 'NOT_ELIGIBLE') return null;
  return (
    <HomeCard
      icon={<ListChecks aria-hidden="true" size="1.8rem" />}
      title={<Trans>Today’s plan</Trans>}
      href={pathTo('/execution-plan')}
    >
      {refusal === 'NO_PLAN' ? (
        <CardEmpty
          action={
            <ButtonLink variant="quiet" href={pathTo('/execution-plan')}>
              <Trans>Choose a plan</Trans>
            </ButtonLink>
          }
        >
          <Trans>You have no plan. A plan gives you a few tasks a day, in stages.</Trans>
        </CardEmpty>
      ) : (
        <QueryView query={query} skeleton={<Skeleton rows={1} height="11.75rem" />}>
          {(plan) => {
            const { tasks, done } = withClockIns(permitted(plan), waiting);
            const open = openTasksOf(tasks);
            const planned = tasks.length;
            const finished = countOf(tasks, 'done', taskStatuses);
            if (planned === 0) {
              return (
                <CardEmpty>
                  <Trans>A day of rest: no tasks today.</Trans>
                </CardEmpty>
              );
            }
            return (
              <div className={layout.lineWide}>
                <ProgressRing label={t`Tasks done`} value={done / planned} size={7.2}>
                  <strong>
                    {fact('tasks.done', format.number(done), plan.date)}/
                    {fact('tasks.planned', String(planned), plan.date)}
                  </strong>
                </ProgressRing>
                {open.length === 0 ? (
                  <p>
                    {finished === planned ? (
                      <Trans>All tasks of today are done.</Trans>
                    ) : (
                      !Number.isNaN(finished) && <Trans>Nothing is left for today.</Trans>
                    )}
                  </p>
                ) : (
                  <ul className={styles.tasks}>
                    {open.slice(0, shown).map(({ taskId, title, titleEn, time }) => (
                      <li key={taskId}>
                        <ServerText text={title} en={titleEn} />{' '}
                        {time && <span className={typography.note}>{format.time(time)}</span>}
                      </li>
                    ))}
                    {open.length > shown && (
                      <li className={typography.note}>
                        <Plural value={open.length - shown} one="and # more" other="and # more" />
                      </li>
                    )}
                  </ul>
                )}
              </div>
            );
          }}
        </QueryView>
      )}
    </HomeCard>
  );
}
