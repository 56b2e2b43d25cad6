import { type CareArea, permits } from '../../../sdk/src/safety/index.ts';
import { addDays, dayOf, daysFrom, moment, timestamp } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';
import { successExamples } from '../engine/success-examples.ts';
import { suitsGoods } from '../foods/goods.ts';
import type { TaskGoods, TaskType } from '../generated/operations.ts';
import { careOf, obstaclesOf } from '../person/facts.ts';
import { foodLimitsOf } from '../person/food-limits.ts';
import { isOverruled } from '../person/intents.ts';
import type { Person } from '../person/person.ts';
import { assess, finishedStages, statusOfAssessment } from './plans/assessment.ts';
import {
  countOn,
  find,
  key,
  make,
  type Plan,
  type Stage,
  stageAt,
  statusOf,
  streak,
  taskOn,
  tasksOf,
} from './plans/plan.ts';

/** Number of days by which a clock-in may arrive late, if the person made it on the task's day. */
const DAYS_TO_ARRIVE = 7;

interface State {
  plan: Plan;
  /** Whether the plan belongs to the person. Anyone with its id can read it. */
  isOwn: boolean;
  goods: TaskGoods[];
}

export const memory: Memory<'plans', State> = {
  begin: (examples, now, { isNew }) => ({
    plan: make(examples, now),
    isOwn: !isNew,
    goods: successExamples(examples, 'plans.goodsItem').flat(),
  }),
  handlers: {
    'plans.executionTitles'({ plan, isOwn }, { input, now, token, fail }) {
      const { planId, stages } = plan;
      if (input.planId === undefined && (token === '' || !isOwn)) return [];
      if (input.planId !== undefined && input.planId !== planId) return fail('failGone');
      return stages.map((stage) => ({ ...stage, status: statusOf(stage, dayOf(now)) }));
    },

    'plans.executionData'({ plan, isOwn }, { input, now, token, person, fail }) {
      if (input.planId === undefined && (token === '' || !isOwn)) return fail('failNoPlan');
      if (input.planId !== undefined && input.planId !== plan.planId) return fail('failGone');
      const isMine = isOwn && token !== '';
      const obstacles = isMine ? obstaclesTo(person, dayOf(now)) : [];
      if (obstacles.length > 0) return fail('failNotEligible', obstacles);
      const requested = plan.stages.find(({ stageId }) => stageId === input.stageId);
      if (input.stageId !== undefined && !requested) return fail('failGone');
      const date = input.date ?? nearest(requested ? [requested] : plan.stages, dayOf(now));
      const stage = stageAt(plan, date);
      if (!stage || (requested && requested !== stage)) return fail('failOutside');
      const shown = isMine ? suiting(plan, person, dayOf(now)) : plan;
      return { ...showDay(shown, stage, date, dayOf(now)), isOwn: isMine };
    },

    'plans.clockIn'({ plan, isOwn }, { input, now, person, fail }) {
      const today = dayOf(now);
      const { taskId, date, handledAt, intendedAt, done: isDone = true } = input;
      const found = find(plan, taskId);
      if (!found || !isOwn) return fail('failGone');
      const last = isDone && handledAt === undefined ? date : addDays(date, DAYS_TO_ARRIVE);
      if (date > today || last < today) return fail('failOtherDay');
      if (stageAt(plan, date) !== found.stage) return fail('failOtherDay');
      // Uses the day in the time's own offset, which is the person's clock.
      const outside = handledAt !== undefined && (moment(handledAt) > now || handledAt.slice(0, 10) !== date);
      if (outside) return fail('failTimeOutside');
      if (!isOverruled(person, `clock-in ${taskId} ${date}`, intendedAt, now)) {
        const before = plan.done.get(key(date, taskId));
        if (isDone && before !== undefined && before !== handledAt) return fail('failAlready');
        if (isDone) plan.done.set(key(date, taskId), handledAt ?? timestamp(now));
        else plan.done.delete(key(date, taskId));
      }
      const { tasks, done, streakDays } = showDay(suiting(plan, person, today), found.stage, date, today);
      return { task: taskOn(plan, found.task, date, today), done, planned: tasks.length, streakDays };
    },

    'plans.remind'({ plan, isOwn }, { input, now, person, fail }) {
      const found = find(plan, input.taskId);
      if (!found || !isOwn) return fail('failGone');
      if (statusOf(found.stage, dayOf(now)) === 'finished') return fail('failStageFinished');
      if (!isOverruled(person, `task ${input.taskId}`, input.intendedAt, now)) found.task.remindTime = input.time;
      return taskOn(plan, found.task, nearest([found.stage], dayOf(now)), dayOf(now));
    },

    'plans.goodsItem'({ plan, goods }, { input, person, fail }) {
      if (!find(plan, input.taskId)) return fail('failGone');
      const limits = foodLimitsOf(person);
      return goods.filter((one) => one.taskId === input.taskId && suitsGoods(one, limits));
    },

    'plans.finishedStage': ({ plan, isOwn }, { now, person }) =>
      isOwn && obstaclesTo(person, dayOf(now)).length === 0
        ? finishedStages(suiting(plan, person, dayOf(now)), now)
        : [],

    'plans.stageAssessmentDetail'({ plan, isOwn }, { input, now, person, fail }) {
      const obstacles = obstaclesTo(person, dayOf(now));
      if (isOwn && obstacles.length > 0) return fail('failNotEligible', obstacles);
      const stage = plan.stages.find(({ stageId }) => stageId === input.stageId);
      if (!stage || !isOwn) return fail('failGone');
      if (statusOf(stage, dayOf(now)) !== 'finished') return fail('failNotFinished');
      const suited = suiting(plan, person, dayOf(now));
      return statusOfAssessment(stage, now) === 'ready' ? assess(suited, stage) : fail('failGenerating');
    },
  },
};

/** What ends a person's plan, which is one to lose weight. A missing fact alone does not end it. */
const obstaclesTo = (person: Person, today: string) =>
  obstaclesOf(person, today).filter((obstacle) => !obstacle.endsWith('Unknown'));

/** The areas of tasks that are not for everybody. */
const areas: Partial<Record<TaskType, CareArea>> = { exercise: 'exercise', water: 'fluidTarget' };

/** The plan without the tasks that the person's care profile withholds. */
function suiting(plan: Plan, person: Person, today: string): Plan {
  const care = careOf(person, today);
  const suits = ({ type }: { type: TaskType }) => {
    const area = areas[type];
    return !area || permits(care, area);
  };
  return { ...plan, tasks: new Map([...plan.tasks].map(([stageId, tasks]) => [stageId, tasks.filter(suits)])) };
}

/** A day within the given consecutive stages: today, or else the nearest day. */
function nearest(stages: Stage[], today: string): string {
  const from = stages[0]?.startDate ?? today;
  const to = stages.at(-1)?.endDate ?? today;
  return today < from ? from : today > to ? to : today;
}

function showDay(plan: Plan, stage: Stage, date: string, today: string) {
  const tasks = tasksOf(plan, stage).map((task) => taskOn(plan, task, date, today));
  const following = stageAt(plan, addDays(date, 1));
  return {
    planId: plan.planId,
    title: plan.title,
    date,
    stage: { ...stage, status: statusOf(stage, today) },
    days: daysFrom(stage.startDate, stage.endDate).map((day) => countOn(plan, stage, day)),
    tasks,
    done: tasks.filter(({ status }) => status === 'done').length,
    streakDays: streak(plan, today),
    next: following
      ? {
          date: addDays(date, 1),
          stageId: following.stageId,
          stageTitle: following.title,
          newStage: following !== stage,
          taskTitles: tasksOf(plan, following).map(({ title }) => title),
        }
      : null,
  };
}
