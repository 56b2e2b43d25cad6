import type { EvaluationSection } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';
import type { RefusalTexts } from '../../ui/query/failure-text.ts';

export const sectionTitles: Record<EvaluationSection['code'], MessageDescriptor> = {
  body: msg`Weight and waist`,
  activity: msg`Movement and energy`,
  conditions: msg`Diagnoses`,
  eating: msg`Eating habits`,
  sleep: msg`Sleep`,
};

/** The levels, the most important first. */
export const levels: Record<EvaluationSection['level'], { word: MessageDescriptor; tone: Tone }> = {
  important: { word: msg`Matters most`, tone: 'poor' },
  attention: { word: msg`Could be better`, tone: 'fair' },
  good: { word: msg`As it should be`, tone: 'good' },
};

/** Units that every language writes alike. */
export const units: Record<string, string> = { cm: 'cm', kg: 'kg', h: 'h' };

export const refusals: RefusalTexts = {
  REQUIRED: msg`This question needs an answer.`,
  OUT_OF_RANGE: msg`This number is out of the range of the question.`,
  ONE_ONLY: msg`Choose one answer only.`,
  EXCLUSIVE: msg`“None of these” cannot stand beside another answer.`,
  UNKNOWN_OPTION: msg`The answers of this question have changed.`,
  UNKNOWN_ITEM: msg`The questions have changed.`,
  WRONG_KIND: msg`The questions have changed.`,
  LOCKED: msg`The report was asked for, so these answers can no longer change.`,
  GENERATING: msg`Your report is being written. A new assessment can begin when it is ready.`,
  GONE: msg`This assessment is no longer there.`,
  INCOMPLETE: msg`A question is still open.`,
  NO_REPORT: msg`There is no report yet.`,
  NO_PLAN: msg`There is no food plan yet: it comes with the report.`,
  OUTSIDE: msg`The plan has no such day.`,
};
