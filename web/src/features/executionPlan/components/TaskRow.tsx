import { type ExecutionPlan, isHealthError, type PlanTask } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import { useEffect, useId, useRef } from 'react';
import { taskSlot } from '#domains/plan/model/unsent-answers.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { currentDate } from '#lib/time/instants.ts';
import { today } from '#lib/time/local-clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { health, invalidate, mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useOutboxCommand } from '#platform/outbox/useOutboxCommand.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { clockInRefusals, statusNames } from '../labels.ts';
import { canClockIn, holdTime } from '../model/plan-day.ts';
import { useDelayedAction } from '../model/useDelayedAction.ts';
import styles from './Task.module.css';
import { TaskAmount } from './TaskAmount.tsx';
import { TaskDetail } from './TaskDetail.tsx';
import { TaskIcon } from './TaskIcon.tsx';

/** Time in which *Undo* ignores presses: the second tap of a double tap on *Done* would hit it. ms */
const doubleTap = 500;

interface Props {
  task: PlanTask;
  plan: ExecutionPlan;
  /** The current time. */
  now: Date;
  open: boolean;
  onToggle: () => void;
  /** Whether the row shows its status and *Done*. @default true */
  doable?: boolean;
}

/**
 * A task of a day. The row delays *Done* and offers *Undo* meanwhile, so that a slip of the finger sends nothing. After that, the
 * details of the task take it back.
 */
export function TaskRow({ task, plan, now, open, onToggle, doable = true }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  const heldSince = useRef(0);
  const queryClient = useQueryClient();
  const slot = taskSlot(task.taskId, task.date);
  const title = format.text(task.title, task.titleEn);
  const clockIn = useOutboxCommand('plans.clockIn', mutations.plans.clockIn, {
    placeOf: () => ({ slot, name: title }),
    isOwn: (entry) => entry.slot === slot,
    async tookEffect({ taskId, date, done = true }) {
      const { tasks } = await health.plans.executionData({ date }, { silent: true });
      return tasks.some((one) => one.taskId === taskId && (one.status === 'done') === done);
    },
    onDone: (_, { done = true }) => {
      if (done) track('plans.clockIn');
    },
  });
  const { waiting, row, refocus, takeBack } = clockIn;
  const undoButton = useRef<HTMLButtonElement>(null);
  const { held, hold, extend, undo } = useDelayedAction(() => {
    // *Undo* disappears.
    if (document.activeElement === undoButton.current) refocus();
    // A task of a past day cannot be marked as done.
    if (task.date === today()) clockIn.run({ taskId: task.taskId, date: task.date });
  });
  const already = isHealthError(clockIn.error, 'business') && clockIn.error.code === 'ALREADY';
  useEffect(() => {
    if (already) void invalidate(queryClient, 'plans');
  }, [already, queryClient]);
  const isTakenBack = clockIn.variables?.done === false;
  const succeeded = isTakenBack ? 'pending' : 'done';
  const status = already ? 'done' : clockIn.isSuccess ? succeeded : task.status;
  const { word, tone } = statusNames[status] ?? statusNames.pending;
  const doneAt = status === 'done' && task.handledAt ? format.date(task.handledAt, 'time') : undefined;
  const answerable = doable && status === 'pending' && canClockIn(plan, now);
  const finish = () => {
    vibrate();
    clockIn.reset();
    heldSince.current = performance.now();
    // Without a connection, the outbox can undo the command until it is sent.
    hold(navigator.onLine ? holdTime(currentDate()) : 0);
    refocus();
  };
  const canTakeBack = doable && status === 'done' && !waiting && canClockIn(plan, now);
  const takeDoneBack = () => {
    clockIn.reset();
    clockIn.run({ taskId: task.taskId, date: task.date, done: false });
    refocus();
  };
  return (
    <li
      ref={row}
      data-task={task.taskId}
      className={styles.task}
      data-status={doable ? status : undefined}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.icon}>
            <TaskIcon task={task} />
          </span>
          <span className={styles.text}>
            <span className={typography.strong} lang={langOf(title)}>
              {/* After the last word, since a column of its own would take space from every line. */}
              {title}
              {'\u00a0'}
              <ChevronDown aria-hidden="true" className={styles.arrow} size="1.8rem" />
            </span>
            <span className={styles.facts}>
              {/* Once a task is done, its time replaces the plan's: beside the title it would take space from that. */}
              {doneAt ? (
                <Badge tone={tone}>
                  <Check aria-hidden="true" className={styles.tick} size="1.4rem" strokeWidth={3} />
                  <span className="visually-hidden">{i18n._(word)} </span>
                  {doneAt}
                </Badge>
              ) : (
                task.time !== null && <span>{format.time(task.time)}</span>
              )}
              <TaskAmount task={task} title={title} />
              {task.remindTime !== null && !doneAt && (
                <span>
                  <Bell aria-hidden="true" size="1.3rem" />{' '}
                  <span className="visually-hidden">
                    <Trans>Reminder</Trans>{' '}
                  </span>
                  {format.time(task.remindTime)}
                </span>
              )}
            </span>
          </span>
        </UnstyledButton>
        {answerable && !held ? (
          <Button
            variant="quiet"
            className={styles.done}
            busy={clockIn.isPending}
            aria-label={t`Done: ${title}`}
            onClick={finish}
          >
            {/* A filled tick would look done. The word is in the accessible name, since it would take space from the title. */}
            {!clockIn.isPending && <Circle aria-hidden="true" size="2.8rem" strokeWidth={2} />}
          </Button>
        ) : (
          doable && !held && !doneAt && <Badge tone={tone}>{i18n._(word)}</Badge>
        )}
      </div>
      {held && (
        <div className={styles.held}>
          <span role="status">
            <Trans>Done. You can still undo it.</Trans>
          </span>
          <Button
            ref={undoButton}
            variant="quiet"
            aria-label={t`Undo: ${title}`}
            onFocus={() => extend(holdTime(currentDate(), true))}
            onBlur={() => extend(holdTime(currentDate()))}
            onClick={() => {
              if (performance.now() - heldSince.current < doubleTap) return;
              undo();
              refocus();
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
      {waiting && <UnsentNote label={t`Undo: ${title}`} onTakeBack={takeBack} />}
      {already ? (
        <p className={typography.note} role="status">
          <Trans>It was done before, perhaps on another phone.</Trans>
        </p>
      ) : (
        <InlineError error={clockIn.error} texts={clockInRefusals} />
      )}
      {open && (
        <div id={id} className={styles.more}>
          {canTakeBack && (
            <Button
              variant="quiet"
              busy={clockIn.isPending}
              aria-label={t`Mark as not done: ${title}`}
              onClick={takeDoneBack}
            >
              <Trans>Mark as not done</Trans>
            </Button>
          )}
          <TaskDetail task={task} plan={plan} answerable={answerable} isDone={status === 'done'} />
        </div>
      )}
    </li>
  );
}
