import { ageOn, type CareProfile } from '../../../../sdk/src/safety/index.ts';
import type { Examples } from '../../description/description.ts';
import { addDays, dayOf, msOf, timestamp } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import { inThePast } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import { suitsGoods } from '../../foods/goods.ts';
import { type FoodLimits, suitingPart } from '../../foods/limits.ts';
import { rangesOf } from '../../foods/target.ts';
import type {
  EvaluationFoodPlan,
  EvaluationInfo,
  EvaluationItem,
  EvaluationPlanDay,
  EvaluationProgress,
  EvaluationReport,
  EvaluationReportContent,
  EvaluationReportStatus,
  EvaluationStatus,
  EvaluationStep,
  Goods,
} from '../../generated/operations.ts';
import { careOf } from '../../person/facts.ts';
import { dietsOf, foodLimitsOf, needsDietitian } from '../../person/food-limits.ts';
import type { Person } from '../../person/person.ts';
import { changesSince, outdatedBy, type PlanBasis, planBasisOf } from '../../person/plan-basis.ts';
import { type Answers, asked, type Item, isAnswered, open } from './answers.ts';
import { outline, type PlanDay, planOf } from './plan.ts';
import { assess, type Body, isPlausible } from './report.ts';

export interface Evaluation {
  evaluationId: string;
  answers: Answers;
  /** The current question; null after the last one. */
  current: string | null;
  startedAt: string;
  updatedAt: string;
  report: Report | null;
}

/** A requested report. */
interface Report {
  reportId: string;
  begun: number;
  createdAt: string;
  subject: Subject;
  basis: PlanBasis;
}

/** The person's facts at the time of the report's request. */
export interface Subject extends Body {
  limits: FoodLimits;
}

export const subjectOf = (person: Person): Subject => {
  const { gender, birthDate, healthTags } = person.profile;
  return { gender, birthDate, healthTags, limits: foodLimitsOf(person) };
};

/** The plan uses the energy target of its assessment, not the profile's. */
const withoutTarget = (basis: PlanBasis): PlanBasis => ({ ...basis, energyTarget: null });

export const basisOf = (person: Person): PlanBasis => withoutTarget(planBasisOf(person));

export interface State {
  items: Item[];
  /** Oldest first. */
  evaluations: Evaluation[];
  template: PlanDay[];
  goods: Goods[];
}

const FIRST_ID = 7001;
const FIRST_REPORT_ID = 4251;
const GENERATING = 8000;
const MINUTES = 3;

/** Creates the questions with the answers of the example, and the resulting report and plan. */
export function begin(examples: Examples, now: Date, person: Person): State {
  const listed = examples.data('evaluation.list');
  const told = {
    info: examples.data('evaluation.info'),
    report: examples.data('evaluation.report'),
  };
  const { info, report } = inThePast(told, now);
  const { reportId, createdAt } = report;
  const { evaluationId, startedAt, updatedAt } = info;
  const isBegun = evaluationId !== null && startedAt !== null && updatedAt !== null;
  const begun: Omit<Evaluation, 'evaluationId' | 'startedAt' | 'updatedAt'> = {
    answers: new Map(listed.flatMap(({ itemId, answer }) => (answer ? [[itemId, answer] as const] : []))),
    current: null,
    report: {
      reportId,
      createdAt,
      begun: msOf(createdAt),
      subject: {
        ...subjectOf({ ...person, profile: person.firstProfile }),
        limits: { allergens: [...person.allergies.assessment], diets: dietsOf({ profile: person.firstProfile }) },
      },
      basis: withoutTarget(person.firstBasis),
    },
  };
  return {
    items: listed.map(({ answer: _, ...item }) => item),
    evaluations: isBegun && !person.isNew ? [{ evaluationId, startedAt, updatedAt, ...begun }] : [],
    template: successExamples(examples, 'evaluation.foodPlanDetail'),
    goods: examples.data('evaluation.foodPlan').goods,
  };
}

/** @param deleted the number of assessments that were deleted, whose ids are not given again */
export function start({ evaluations, items }: State, now: Date, deleted: number): Evaluation {
  const startedAt = timestamp(now);
  const evaluationId = `evaluation-${FIRST_ID + evaluations.length + deleted}`;
  const current = items[0]?.itemId ?? null;
  const begun = { evaluationId, answers: new Map(), current, startedAt, updatedAt: startedAt, report: null };
  evaluations.push(begun);
  return begun;
}

export function statusOf(state: State, evaluation: Evaluation, now: Date): EvaluationStatus {
  const { report, answers } = evaluation;
  if (report) return reportStatusOf(evaluation, report, now);
  return open(state.items, answers).length === 0 ? 'answered' : 'answering';
}

function reportStatusOf({ answers }: Evaluation, { begun }: Report, now: Date): EvaluationReportStatus {
  if (now.getTime() < begun + GENERATING) return 'generating';
  return isPlausible(answers) ? 'ready' : 'failed';
}

/** The latest assessment; without one, how to begin. */
export function infoOf(state: State, evaluation: Evaluation | undefined, now: Date): EvaluationInfo {
  if (!evaluation) {
    const progress = progressOf(state, { answers: new Map(), current: state.items[0]?.itemId ?? null });
    const never = { evaluationId: null, startedAt: null, updatedAt: null, reportId: null };
    return { ...never, status: 'notStarted', progress, estimatedMinutes: MINUTES };
  }
  const { evaluationId, startedAt, updatedAt } = evaluation;
  const ready = state.evaluations.filter((one) => statusOf(state, one, now) === 'ready').at(-1);
  const reportId = ready?.report?.reportId ?? null;
  const status = statusOf(state, evaluation, now);
  const progress = progressOf(state, evaluation);
  return { evaluationId, status, progress, estimatedMinutes: MINUTES, startedAt, updatedAt, reportId };
}

export function withAnswer(item: Item, answers: Answers, { profile }: Pick<Person, 'profile'>): EvaluationItem {
  const answer = answers.get(item.itemId) ?? null;
  const known = { 'item-height': profile.height, 'item-weight': profile.weight }[item.itemId];
  return { ...item, ...(!answer && known && { known }), answer };
}

/** The current question. */
export function stepOf(state: State, evaluation: Evaluation, person: Pick<Person, 'profile'>): EvaluationStep {
  const { evaluationId, answers, current } = evaluation;
  const shown = asked(state.items, answers);
  const item = shown.find(({ itemId }) => itemId === current);
  const progress = progressOf(state, evaluation);
  return { evaluationId, item: item ? withAnswer(item, answers, person) : null, progress, isFirst: item === shown[0] };
}

function progressOf(
  { items }: State,
  { answers, current }: Pick<Evaluation, 'answers' | 'current'>,
): EvaluationProgress {
  const shown = asked(items, answers);
  const index = shown.findIndex(({ itemId }) => itemId === current);
  const answered = shown.filter(({ itemId }) => isAnswered(answers.get(itemId))).length;
  return { position: index < 0 ? shown.length : index + 1, answered, total: shown.length };
}

export const reportIdOf = ({ evaluationId }: Pick<Evaluation, 'evaluationId'>): string =>
  `evaluation-report-${FIRST_REPORT_ID + Number(evaluationId.split('-').at(-1)) - FIRST_ID}`;

export const planIdOf = ({ evaluationId }: Pick<Evaluation, 'evaluationId'>): string =>
  evaluationId.replace('evaluation', 'food-plan');

/**
 * The content of a ready report; undefined when the answers give no sensible result.
 * @param current what applies to the person now
 */
function contentOf(state: State, evaluation: Evaluation, current: CareProfile): EvaluationReportContent | undefined {
  const { answers, report } = evaluation;
  if (!report) return undefined;
  const shown = asked(state.items, answers);
  const counted: Answers = new Map([...answers].filter(([id]) => shown.some(({ itemId }) => itemId === id)));
  const content = assess(shown, counted, {
    body: report.subject,
    date: report.createdAt.slice(0, 10),
    current,
    hasMenu: (energy) => typeof menuOf(state, evaluation, report, energy) !== 'string',
  });
  if (!content) return undefined;
  const limits = limitsOf(state.items, answers, report.subject);
  const suiting = content.advice
    .map(({ text, needs }) => ({ text: suitingPart(text, limits), needs }))
    .filter(({ text }) => text !== '');
  return {
    ...content,
    advice: suiting.map(({ text }) => text),
    adviceNeeds: suiting.map(({ needs }) => ({ areas: needs })),
    planId: content.target && planIdOf(evaluation),
  };
}

/** The days of the menu of a report, or the name of the failure. */
function menuOf(
  { items, template }: State,
  evaluation: Evaluation,
  { createdAt, subject }: Report,
  energyTarget: number,
): PlanDay[] | 'failNeedsDietitian' | 'failNoneFits' {
  const startDate = firstDayOf(createdAt);
  const limits = limitsOf(items, evaluation.answers, subject);
  if (needsDietitian({ birthDate: subject.birthDate }, limits.diets, energyTarget, startDate))
    return 'failNeedsDietitian';
  const planId = planIdOf(evaluation);
  return planOf(template, { planId, startDate, energyTarget, limits }) ?? 'failNoneFits';
}

/** The menu starts on the day after the report. */
const firstDayOf = (createdAt: string): string => addDays(createdAt.slice(0, 10), 1);

export function reportOf(
  state: State,
  evaluation: Evaluation,
  report: Report,
  now: Date,
  person: Person,
): EvaluationReport {
  const { evaluationId } = evaluation;
  const { reportId, createdAt, begun } = report;
  const status = reportStatusOf(evaluation, report, now);
  const progress = Math.min(100, Math.max(0, Math.floor(((now.getTime() - begun) * 100) / GENERATING)));
  const failReason = status === 'failed' ? 'implausible' : null;
  const content = (status === 'ready' && contentOf(state, evaluation, careOf(person, dayOf(now)))) || null;
  const mark = generated(content ? createdAt : null);
  return {
    reportId,
    evaluationId,
    status,
    progress: failReason ? 0 : progress,
    failReason,
    createdAt,
    ...mark,
    content,
  };
}

/** The food limits at the time of the report, with the conditions from the answers. */
function limitsOf(items: Item[], answers: Answers, { limits: { allergens, diets } }: Subject): FoodLimits {
  const answered = items.flatMap(({ itemId, options }) =>
    options.flatMap(({ optionId, code }) => (code && answers.get(itemId)?.optionIds.includes(optionId) ? code : [])),
  );
  return { allergens, diets: [...new Set([...diets, ...answered])] };
}

/** A meal plan in both formats of the description. */
interface FoodPlan {
  days: EvaluationPlanDay[];
  shown: EvaluationFoodPlan;
}

/** The plan of a ready report, with complete days and in the format of the list, or the name of the failure. */
export function foodPlanOf(
  state: State,
  evaluation: Evaluation,
  person: Person,
  now: Date,
): FoodPlan | 'failNoPlan' | 'failNeedsDietitian' | 'failNoneFits' {
  const care = careOf(person, dayOf(now));
  const content = contentOf(state, evaluation, care);
  if (!content || !evaluation.report) return 'failNoPlan';
  const { planId, target } = content;
  if (!planId || !target) return 'failNoPlan';
  const { reportId, basis, subject, createdAt } = evaluation.report;
  const days = menuOf(state, evaluation, evaluation.report, target.energy);
  if (typeof days === 'string') return days;
  const startDate = firstDayOf(createdAt);
  const limits = limitsOf(state.items, evaluation.answers, subject);
  const endDate = days.at(-1)?.date ?? startDate;
  const goods = state.goods.filter((one) => suitsGoods(one, limits));
  const mark = generated(createdAt);
  const { gender, birthDate } = subject;
  const ranges = rangesOf({ energy: target.energy, gender, age: ageOn(startDate, birthDate), limits, care });
  const shown = {
    ...mark,
    planId,
    reportId,
    startDate,
    endDate,
    target: { ...target, ranges },
    days: days.map(outline),
    goods,
  };
  const changes = outdatedBy(changesSince(basis, person));
  return { days: days.map((day) => ({ ...mark, ...day })), shown: { ...shown, ...changes } };
}
