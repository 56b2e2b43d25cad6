import type { PlanTask } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { localReminderOf } from './task-reminder.ts';

const task = {
  taskId: 'task-6212',
  title: '快走 40 分钟',
  titleEn: 'Walk briskly for 40 minutes',
  description: '能说话、不能唱歌的速度。',
  date: '2026-11-20',
  remindTime: '18:50',
} as PlanTask;

test('a task has a local reminder until its stage ends, or none if it has no time', () => {
  expect(localReminderOf(formatIn('en'), task, { endDate: '2026-12-06' })).toEqual([
    {
      reminderId: 'task-task-6212',
      title: 'Walk briskly for 40 minutes',
      text: '能说话、不能唱歌的速度。',
      times: ['18:50'],
      startDate: '2026-11-20',
      endDate: '2026-12-06',
    },
  ]);
  expect(localReminderOf(formatIn('en'), { ...task, remindTime: null }, { endDate: '2026-12-06' })).toEqual([]);
});
