import { timestamp } from '../engine/days.ts';
import { type Call, type Memory, recordIn } from '../engine/memory.ts';
import type { EvaluationAnswer } from '../generated/operations.ts';
import { answeredAllergens } from '../person/allergies.ts';
import { isOverruled } from '../person/intents.ts';
import { deletedOf, type Person } from '../person/person.ts';
import { asked, faultOf, type Item, isAnswered, NO_ANSWER, open } from './evaluation/answers.ts';
import { isPlausible } from './evaluation/report.ts';
import {
  basisOf,
  begin,
  type Evaluation,
  foodPlanOf,
  infoOf,
  planIdOf,
  reportIdOf,
  reportOf,
  type State,
  start,
  statusOf,
  stepOf,
  subjectOf,
  withAnswer,
} from './evaluation/world.ts';

export const memory: Memory<'evaluation', State> = {
  begin,
  deletable: {
    evaluationReport: recordIn('evaluations', ({ report }: Evaluation, id) => report?.reportId === id),
  },
  handlers: {
    'evaluation.next'(state, { input, now, person, fail }) {
      const { evaluationId, itemId, answer = NO_ANSWER, intendedAt } = input;
      const latest = state.evaluations.at(-1);
      const status = latest && statusOf(state, latest, now);
      if (evaluationId === undefined && status === 'generating') return fail('failGenerating');
      const resumed = status === 'ready' ? undefined : latest;
      const evaluation =
        evaluationId === undefined
          ? (resumed ?? start(state, now, deletedOf(person, 'evaluationReport')))
          : find(state, evaluationId);
      if (!evaluation) return fail('failGone');
      if (itemId === undefined) return stepOf(state, evaluation, person);

      if (isLocked(state, evaluation, now)) return fail('failLocked');
      const item =
        asked(state.items, evaluation.answers).find((one) => one.itemId === itemId) ?? fail('failUnknownItem');
      const fault = faultOf(item, answer);
      if (fault) return fail(fault);
      if (itemId === 'item-weight' && !isPlausible(new Map(evaluation.answers).set(itemId, answer)))
        return fail('failImplausible');
      const isOld = (thing: string) => isOverruled(person, `${thing} ${evaluation.evaluationId}`, intendedAt, now);
      if (!isOld(itemId)) keep(evaluation, item, answer, now, person);
      if (isOld('position')) return stepOf(state, evaluation, person);
      const shown = asked(state.items, evaluation.answers);
      const following = shown[shown.findIndex((one) => one.itemId === itemId) + 1];
      // After the last question, the assessment returns to questions that became necessary by changed answers.
      evaluation.current = (following ?? open(state.items, evaluation.answers)[0])?.itemId ?? null;
      return stepOf(state, evaluation, person);
    },

    'evaluation.pre'(state, { input, now, person, fail }) {
      const { evaluationId, itemId, answer, intendedAt } = input;
      const evaluation = find(state, evaluationId) ?? fail('failGone');
      if (isLocked(state, evaluation, now)) return fail('failLocked');
      const shown = asked(state.items, evaluation.answers);
      const index = itemId === undefined ? shown.length : shown.findIndex((one) => one.itemId === itemId);
      const item = shown[index];
      if (itemId !== undefined && !item) return fail('failUnknownItem');
      const previous = shown[index - 1] ?? fail('failAtFirst');
      // Going back always succeeds, and an invalid draft is dropped.
      const isOld = (thing: string) => isOverruled(person, `${thing} ${evaluationId}`, intendedAt, now);
      if (item && answer && (!isAnswered(answer) || !faultOf(item, answer)) && !isOld(item.itemId))
        keep(evaluation, item, answer, now, person);
      if (!isOld('position')) evaluation.current = previous.itemId;
      return stepOf(state, evaluation, person);
    },

    'evaluation.list'(state, { input, person, fail }) {
      const { evaluationId } = input;
      const evaluation = evaluationId === undefined ? state.evaluations.at(-1) : find(state, evaluationId);
      if (!evaluation) return evaluationId === undefined ? [] : fail('failGone');
      return asked(state.items, evaluation.answers).map((item) => withAnswer(item, evaluation.answers, person));
    },

    'evaluation.info': (state, { now }) => infoOf(state, state.evaluations.at(-1), now),

    'evaluation.generateReport'(state, { input, now, person, fail }) {
      const evaluation = find(state, input.evaluationId) ?? fail('failGone');
      const status = statusOf(state, evaluation, now);
      if (status === 'answering') return fail('failIncomplete');
      const kept = status === 'failed' ? null : evaluation.report;
      const report = kept ?? {
        reportId: evaluation.report?.reportId ?? reportIdOf(evaluation),
        begun: now.getTime(),
        createdAt: timestamp(now),
        subject: subjectOf(person),
        basis: basisOf(person),
      };
      evaluation.report = report;
      return reportOf(state, evaluation, report, now, person);
    },

    'evaluation.report'(state, { input, now, person, fail }) {
      const reports = state.evaluations.flatMap((evaluation) =>
        evaluation.report ? [reportOf(state, evaluation, evaluation.report, now, person)] : [],
      );
      const { reportId } = input;
      const report = reportId === undefined ? reports.at(-1) : reports.find((one) => one.reportId === reportId);
      return report ?? fail('failNoReport');
    },

    'evaluation.foodPlan': (state, call) => planAsked(state, call).shown,

    'evaluation.foodPlanDetail': (state, call) =>
      planAsked(state, call).days.find(({ date }) => date === call.input.date) ?? call.fail('failOutside'),
  },
};

const find = ({ evaluations }: State, id: string) => evaluations.find(({ evaluationId }) => evaluationId === id);

const isLocked = (state: State, evaluation: Evaluation, now: Date): boolean =>
  ['generating', 'ready'].includes(statusOf(state, evaluation, now));

/** Stores an answer, which clears the reason of a failed report. */
function keep(evaluation: Evaluation, item: Item, answer: EvaluationAnswer, now: Date, person: Person): void {
  const asksAllergies = item.options.some(({ allergens }) => allergens);
  if (asksAllergies) person.allergies.assessment = answeredAllergens(item, answer);
  evaluation.answers.set(item.itemId, answer);
  evaluation.updatedAt = timestamp(now);
  evaluation.report = null;
}

/** The requested plan, or else the newest one. */
function planAsked(
  state: State,
  { input, now, person, fail }: Pick<Call<'evaluation.foodPlan'>, 'input' | 'now' | 'person' | 'fail'>,
) {
  const ready = state.evaluations.filter((evaluation) => statusOf(state, evaluation, now) === 'ready');
  const { planId } = input;
  const asked = planId === undefined ? ready.at(-1) : ready.find((evaluation) => planIdOf(evaluation) === planId);
  const plan = foodPlanOf(state, asked ?? fail('failNoPlan'), person, now);
  return typeof plan === 'string' ? fail(plan) : plan;
}
