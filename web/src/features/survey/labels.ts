import type { EvaluationReportContent, EvaluationSection } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '#platform/failures/failure-text.ts';
import type { Tone } from '#ui/Badge.tsx';

export const sectionTitles: Record<EvaluationSection['code'], MessageDescriptor> = {
  body: msg`Weight and waist`,
  activity: msg`Movement and energy`,
  conditions: msg`Diagnoses`,
  eating: msg`Eating habits`,
  sleep: msg`Sleep`,
};

/** The levels, most important first. */
export const levels: Record<EvaluationSection['level'], { word: MessageDescriptor; tone: Tone }> = {
  important: { word: msg`Matters most`, tone: 'poor' },
  attention: { word: msg`Could be better`, tone: 'fair' },
  good: { word: msg`On track`, tone: 'good' },
  considered: { word: msg`Taken into account`, tone: 'plain' },
};

/** Units that are the same in every language. */
export const units: Record<string, string> = { cm: 'cm', kg: 'kg', h: 'h' };

export const needsDietitian = msg`Under 18, with a low weight, in pregnancy, while breastfeeding, after weight-loss surgery, with kidney disease, on dialysis, or with a very low need or one above 4,000 kcal a day, a menu needs a dietitian. Please ask one, or your doctor.`;
export const noneFits = msg`No menu keeps to all your allergies and ways of eating. A dietitian can make one.`;

export const refusals: RefusalTexts = {
  REQUIRED: msg`This question needs an answer.`,
  OUT_OF_RANGE: msg`This number is out of the range of the question.`,
  IMPLAUSIBLE: msg`This weight does not fit the height that you entered. Correct one of them.`,
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
  NO_PLAN: msg`There is no menu yet: it comes with the report.`,
  NEEDS_DIETITIAN: needsDietitian,
  NONE_FITS: noneFits,
  OUTSIDE: msg`The menu has no such day.`,
};

/** Reasons why a report has no score, apart from `seeDoctor`. An unknown reason has no text. */
export const noScoreTexts: Record<
  Exclude<NonNullable<EvaluationReportContent['noScoreReason']>, 'seeDoctor'>,
  MessageDescriptor
> = {
  eatingDisorder: msg`You told us of an eating disorder, so we give no score: a number would only be one more thing to count.`,
  under18: msg`The rules behind the score are for adults. Under 18, a paediatrician or a dietitian can judge weight, meals and exercise.`,
  ageUnknown: msg`The score depends on the age, and your profile has no birth date.`,
  pregnant: msg`In pregnancy weight, meals and exercise follow other rules. Ask at your antenatal care.`,
};
