import { describe, expect, it } from 'vitest';
import { moment, timestamp } from '../engine/days.ts';
import { freshWorld } from './world.ts';

const WALK = 'task-6212';
const TODAY = '2026-11-20';

function fresh() {
  const { ask, clock, examples } = freshWorld();
  const day = (input: object = {}) => ask('plans.executionData', input);
  const task = (taskId: string) => day().tasks.find((one) => one.taskId === taskId);
  const clockIn = (taskId: string, date = TODAY) => ask('plans.clockIn', { taskId, date });
  const remind = (taskId: string, time: string | null) => ask('plans.remind', { taskId, time });
  const finished = () => ask('plans.finishedStage');
  const assessment = (stageId: string) => ask('plans.stageAssessmentDetail', { stageId });
  return { ask, clock, examples, day, task, clockIn, remind, finished, assessment };
}

describe('a day of the plan', () => {
  const { ask, clock, day, examples } = fresh();

  it.each([
    ['today', {}],
    ['yesterday', { date: '2026-11-19' }],
    ['stageEnd', { stageId: 'stage-6252' }],
    ['firstStage', { date: '2026-10-25' }],
    ['upcoming', { stageId: 'stage-6254' }],
    ['lastDay', { planId: 'plan-x7k2m9q4w8r3t6y1v5b0n4hdcs', date: '2027-01-03' }],
  ])('a day of the plan equals the example %s', (name, input) => {
    expect(day(input)).toEqual(examples.data('plans.executionData', name));
  });

  it('a day outside the plan or the requested stage is refused', () => {
    expect(day({ date: '2026-10-11' })).toBe('所选日期不在计划内');
    expect(day({ date: '2027-01-04' })).toBe('所选日期不在计划内');
    expect(day({ stageId: 'stage-6252', date: TODAY })).toBe('所选日期不在计划内');
    expect(day({ planId: 'plan-0' })).toBe('该计划已失效');
    expect(day({ stageId: 'stage-0' })).toBe('该计划已失效');
  });

  it('a day of the plan needs a token or the id of the plan', () => {
    expect(ask('plans.executionData', {}, '')).toBe('您还没有执行计划');
    expect(ask('plans.executionTitles', {}, '')).toEqual([]);
    expect(ask('plans.executionTitles', { planId: 'plan-x7k2m9q4w8r3t6y1v5b0n4hdcs' }, '')).toHaveLength(4);
    expect(ask('plans.executionTitles', { planId: 'plan-0' }, '')).toBe('该计划已失效');
  });

  it('a day of the plan follows the clock: pending tasks are missed, stages finish', () => {
    expect(ask('plans.executionTitles')).toEqual(examples.data('plans.executionTitles'));
    clock.now = moment('2026-12-08T09:00');
    expect(day()).toMatchObject({ date: '2026-12-08', stage: { stageId: 'stage-6254', status: 'current' } });
    expect(day({ date: TODAY }).tasks.map(({ status }) => status)).toEqual([
      'done',
      'done',
      'missed',
      'missed',
      'missed',
      'missed',
    ]);
    expect(day().streakDays).toBe(0);
    clock.now = moment('2027-02-01T09:00');
    expect(day()).toMatchObject({ date: '2027-01-03', next: null });
  });
});

describe('a clock-in', () => {
  it('a clock-in is possible only today, for a task of today', () => {
    const { clockIn, clock } = fresh();
    expect(clockIn(WALK, '2026-11-19')).toBe('只能为当天的任务打卡');
    expect(clockIn(WALK, '2026-11-21')).toBe('只能为当天的任务打卡');
    expect(clockIn('task-6217')).toBe('只能为当天的任务打卡');
    expect(clockIn('task-0')).toBe('该任务已不存在');
    clock.now = moment('2026-11-21T00:01');
    expect(clockIn(WALK)).toBe('只能为当天的任务打卡');
    expect(clockIn(WALK, '2026-11-21')).toMatchObject({ done: 1, streakDays: 41 });
  });
});

describe('a clock-in that is taken back', () => {
  it('a clock-in is taken back once, within seven days', () => {
    const { ask, clock, clockIn } = fresh();
    const takeBack = (date = TODAY) => ask('plans.clockIn', { taskId: WALK, date, done: false });
    clockIn(WALK);
    expect(takeBack()).toMatchObject({ done: 2, streakDays: 40 });
    expect(takeBack()).toMatchObject({ done: 2 });
    expect(takeBack('2026-11-21')).toBe('只能为当天的任务打卡');
    clock.now = moment('2026-11-27T23:59');
    expect(takeBack()).toMatchObject({ task: { status: 'missed' } });
    clock.now = moment('2026-11-28T00:01');
    expect(takeBack()).toBe('只能为当天的任务打卡');
  });
});

describe('a clock-in that was made without a connection', () => {
  const late = { taskId: WALK, date: '2026-11-19', handledAt: '2026-11-19T19:40:00+08:00' };

  it('an offline clock-in counts once on its day with its time', () => {
    const { ask, day } = fresh();
    const before = day({ date: '2026-11-19' }).done;
    for (let times = 0; times < 2; times += 1)
      expect(ask('plans.clockIn', late)).toMatchObject({
        task: { status: 'done', handledAt: late.handledAt },
        done: 6,
      });
    expect(day({ date: '2026-11-19' }).done).toBe(before + 1);
    expect(ask('plans.clockIn', { ...late, handledAt: '2026-11-19T20:00:00+08:00' })).toBe('该任务今天已经打过卡了');
  });

  it('an offline clock-in is refused after seven days, and at a time of another day or in the future', () => {
    const { ask, clock } = fresh();
    const soon = timestamp(moment('2026-11-20T16:01'));
    const outside = '打卡时间须在任务当天，且不能晚于现在';
    expect(ask('plans.clockIn', { ...late, handledAt: '2026-11-20T07:00:00+08:00' })).toBe(outside);
    expect(ask('plans.clockIn', { ...late, date: TODAY, handledAt: soon })).toBe(outside);
    clock.now = moment('2026-11-27T00:01');
    expect(ask('plans.clockIn', { ...late, date: '2026-11-19' })).toBe('只能为当天的任务打卡');
  });
});

describe('a reminder of a task', () => {
  it('a reminder of a task is refused for a finished stage', () => {
    const { remind } = fresh();
    expect(remind('task-6217', '18:00')).toMatchObject({ date: '2026-12-07', status: 'upcoming', remindTime: '18:00' });
    expect(remind('task-6201', '07:00')).toBe('该任务所在的阶段已结束');
    expect(remind('task-0', null)).toBe('该任务已不存在');
  });
});

it('each task lists the stated number of goods', () => {
  const { ask, day } = fresh();
  for (const input of [{}, { stageId: 'stage-6251' }, { stageId: 'stage-6252' }, { stageId: 'stage-6254' }]) {
    for (const { taskId, goodsCount } of day(input).tasks) {
      expect(ask('plans.goodsItem', { taskId })).toHaveLength(goodsCount);
    }
  }
  expect(ask('plans.goodsItem', { taskId: 'task-6213' })).toMatchObject([{ inStock: true }, { inStock: false }]);
  expect(ask('plans.goodsItem', { taskId: 'task-0' })).toBe('该任务已不存在');
});

describe('an assessment', () => {
  it('an assessment equals the examples, computed from the completed tasks', () => {
    const { finished, assessment, examples } = fresh();
    expect(finished()).toEqual(examples.data('plans.finishedStage'));
    expect(assessment('stage-6252')).toEqual(examples.data('plans.stageAssessmentDetail', 'excellent'));
    expect(assessment('stage-6251')).toEqual(examples.data('plans.stageAssessmentDetail', 'good'));
    expect(assessment('stage-6253')).toBe('该阶段尚未结束');
    expect(assessment('stage-0')).toBe('该阶段已不存在');
  });

  it('an assessment is generated for five minutes after the stage has ended, then ready', () => {
    const { day, finished, assessment, clock } = fresh();
    day();
    clock.now = moment('2026-12-07T00:04');
    expect(finished()[0]).toMatchObject({ stageId: 'stage-6253', assessmentStatus: 'generating', score: null });
    expect(assessment('stage-6253')).toBe('阶段评估正在生成，请稍后查看');
    clock.now = moment('2026-12-07T00:05');
    // Completed: all six tasks of three days, five of yesterday's and two of today's, out of 21 days.
    expect(finished()[0]).toMatchObject({ assessmentStatus: 'ready', score: 20, band: 'needsWork' });
    expect(assessment('stage-6253')).toMatchObject({
      planned: 126,
      done: 25,
      startWeight: null,
      nextStep: { kind: 'nextStage', stageId: 'stage-6254' },
    });
    clock.now = moment('2027-01-05T09:00');
    expect(assessment('stage-6254')).toMatchObject({ done: 0, score: 0, nextStep: null });
  });
});

it('the stage counts the tasks of each of its days, and the completed ones', () => {
  const { day, clockIn } = fresh();
  const of = (date: string) => day().days.find((one) => one.date === date);
  expect(day().days).toHaveLength(21);
  expect(of(TODAY)).toEqual({ date: TODAY, planned: 6, done: 2 });
  clockIn(WALK);
  expect(of(TODAY)).toEqual({ date: TODAY, planned: 6, done: 3 });
  for (const { date, planned, done } of day().days.slice(0, 5)) {
    expect(day({ date }).tasks).toHaveLength(planned);
    expect(day({ date }).done).toBe(done);
  }
});

it('the plan is read-only for a caller without an account', () => {
  const { ask } = fresh();
  expect(ask('plans.executionData', { planId: 'plan-x7k2m9q4w8r3t6y1v5b0n4hdcs' })).toMatchObject({ isOwn: true });
  expect(ask('plans.executionData', { planId: 'plan-x7k2m9q4w8r3t6y1v5b0n4hdcs' }, '')).toMatchObject({
    isOwn: false,
  });
});
