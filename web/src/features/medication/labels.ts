import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Standing } from '#domains/medication/model/schedule.ts';
import type { DoseState, PartOfDay } from './model/doses.ts';

export const partNames: Record<PartOfDay, MessageDescriptor> = {
  'small-hours': msg`Small hours`,
  morning: msg`Morning`,
  midday: msg`Midday`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
  night: msg`Night`,
};

export const stateNames: Record<DoseState, MessageDescriptor> = {
  taken: msg`Taken`,
  skipped: msg`Skipped`,
  missed: msg`Not logged`,
  upcoming: msg`Upcoming`,
  overdue: msg`Overdue`,
};

export const standingNames: Record<Exclude<Standing, 'running'>, MessageDescriptor> = {
  paused: msg`Paused`,
  ended: msg`Ended`,
  upcoming: msg`Not started`,
};
