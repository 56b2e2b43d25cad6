import type { PlanTaskStatus, StageStatus } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Tone } from '#ui/Badge.tsx';

export const stageNames: Record<StageStatus, MessageDescriptor> = {
  upcoming: msg({ context: 'stage', message: 'To come' }),
  current: msg({ context: 'stage', message: 'Now' }),
  finished: msg({ context: 'stage', message: 'Finished' }),
};

export const statusNames: Record<PlanTaskStatus, { word: MessageDescriptor; tone: Tone }> = {
  upcoming: { word: msg({ context: 'task', message: 'To come' }), tone: 'plain' },
  pending: { word: msg({ context: 'task', message: 'To do' }), tone: 'plain' },
  done: { word: msg({ context: 'task', message: 'Done' }), tone: 'good' },
  missed: { word: msg({ context: 'task', message: 'Missed' }), tone: 'fair' },
};

export const clockInRefusals: RefusalTexts = {
  TIME_OUTSIDE: msg`The clock of this phone and the day of the task do not agree.`,
  OTHER_DAY: msg`A new day has begun. Open today’s tasks.`,
  GONE: msg`This task is no longer in the plan.`,
};

export const remindRefusals: RefusalTexts = {
  STAGE_FINISHED: msg`The stage of this task is over.`,
  GONE: msg`This task is no longer in the plan.`,
};
