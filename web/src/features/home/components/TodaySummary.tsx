import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermittedTasks } from '#domains/care/model/usePermittedTasks.ts';
import { paceOf } from '#domains/health/model/weight-pace.ts';
import { withAnswers, withClockIns } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ProgressRing } from '#ui/gauge/ProgressRing.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { memberNews } from '../labels.ts';
import { countDoses } from '../model/doses.ts';
import type { FamilyNews } from '../model/family-news.ts';
import { newsOf, type TodayNews } from '../model/today-news.ts';
import styles from './TodaySummary.module.css';

/** The day in one sentence with its action, beside a ring of the answered doses and the finished tasks. */
export function TodaySummary() {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const today = dayAt(now);
  const answers = useWaiting('medication.finish');
  const clockIns = useWaiting('plans.clockIn');
  const permitted = usePermittedTasks();
  // The cards below report failures; the summary speaks of what is known.
  const list = useOptionalQuery(useFirstQuery('medication.list', today));
  const stages = useOptionalQuery(useFirstQuery('plans.executionData'));
  const family = useOptionalQuery(useFirstQuery('family.relationship'));
  const weights = useOptionalQuery(queries.healthData.detail({ healthDataType: 'weight', period: 'month' }));
  // Keeps the place, so that the cards do not move.
  if (list.isPending || stages.isPending || family.isPending || weights.isPending)
    return <div className={styles.summary} />;
  const reminders = withAnswers(list.data ?? [], today, answers);
  const plan = stages.data && withClockIns(permitted(stages.data), clockIns);
  const isLossFast = paceOf(weights.data?.series[0]?.points ?? [], today)?.fast ?? false;
  const members = family.data?.members;
  const news = newsOf({ today, time: timeAt(now), reminders, plan, members, isLossFast }, format);
  if (!news) return null;
  const { taken, planned } = countDoses(reminders);
  const finished = plan ? plan.done : 0;
  const done = format.number(finished);
  const tasks = plan?.tasks.length ?? 0;
  const all = planned + tasks;
  const [doneText, tasksText] = [fact('tasks.done', done, today), fact('tasks.planned', String(tasks), today)];
  const [takenText, plannedText] = [format.number(taken), String(planned)];
  return (
    <section className={styles.summary} aria-label={t`Summary of the day`}>
      {all > 0 && (
        <ProgressRing
          label={t`Done today`}
          value={(taken + finished) / all}
          text={t`Doses taken: ${takenText} of ${planned}. Tasks done: ${done} of ${tasks}.`}
          size={5.6}
        >
          <strong className={styles.count}>
            {fact('day.done', format.number(taken + finished), today)}/{fact('day.planned', String(all), today)}
          </strong>
        </ProgressRing>
      )}
      <div className={styles.words}>
        {all > 0 && (
          // The ring gives it to screen readers.
          <p className={styles.parts} aria-hidden="true">
            {tasks > 0 && (
              <span>
                <Trans>
                  Tasks {doneText}/{tasksText}
                </Trans>
              </span>
            )}
            {planned > 0 && (
              <span>
                <Trans>
                  Doses {takenText}/{plannedText}
                </Trans>
              </span>
            )}
          </p>
        )}
        <Sentence news={news} />
      </div>
    </section>
  );
}

function Sentence({ news }: { news: TodayNews }): ReactNode {
  const format = useFormat();
  switch (news.kind) {
    case 'urgentMember':
    case 'unusualMember':
      return <OfMember {...news.news} />;
    case 'overdue': {
      const { count } = news;
      const since = format.time(news.since);
      return (
        <Words action={<Trans>See what to do</Trans>} href={pathTo('/medicine-remind')}>
          <Plural value={count} one={`# dose waits since ${since}.`} other={`# doses wait since ${since}.`} />
        </Words>
      );
    }
    case 'fastLoss':
      return (
        <Words
          action={<Trans>See your weight</Trans>}
          href={pathTo('/health-data/detail', { healthDataType: 'weight' })}
        >
          <Trans>You are losing weight fast.</Trans>
        </Words>
      );
    case 'dose': {
      const time = format.time(news.time);
      return (
        <Words action={<Trans>See all doses</Trans>} href={pathTo('/medicine-remind')}>
          <Trans>Your next dose is at {time}.</Trans>
        </Words>
      );
    }
    case 'tasks': {
      const { count } = news;
      return (
        <Words action={<Trans>See the tasks</Trans>} href={pathTo('/execution-plan')}>
          <Plural value={count} one="# task is left today." other="# tasks are left today." />
        </Words>
      );
    }
    case 'done':
      return (
        <Words>
          <Trans>Everything of today is done. Well done!</Trans>
        </Words>
      );
    case 'over':
      return (
        <Words>
          <Trans>Nothing is left for today.</Trans>
        </Words>
      );
  }
}

/** A value of a member, with a level or an urgency. */
function OfMember({ member: { userId, userName }, kind, judged }: FamilyNews) {
  const { i18n } = useLingui();
  if (!judged) return null;
  const name = <ServerText as="bdi" text={fact('member.name', userName, userId)} />;
  const text = i18n._(memberNews(kind, judged.judgement));
  return (
    <Words
      action={<Trans>See the value</Trans>}
      href={pathTo('/family-health/members/detail', { familyUserId: userId })}
    >
      <Trans>
        {name}: {text}
      </Trans>
    </Words>
  );
}

interface WordsProps {
  /** The action that the sentence suggests. */
  action?: ReactNode;
  href?: ReturnType<typeof pathTo>;
  children: ReactNode;
}

const Words = ({ action, href, children }: WordsProps) => (
  <div>
    <p className={typography.strong}>{children}</p>
    {href && (
      <Link href={href} className={styles.action}>
        {action}
      </Link>
    )}
  </div>
);
