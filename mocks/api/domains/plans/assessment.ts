import { addDays, dayOf, daysFrom, timeOf, wallTime } from '../../engine/days.ts';
import { generated } from '../../engine/generated-by.ts';
import type {
  AssessmentBand,
  AssessmentNextStep,
  AssessmentStatus,
  FinishedStage,
  StageAssessment,
} from '../../generated/operations.ts';
import { key, type Plan, type Stage, statusOf, tasksOf } from './plan.ts';

/** The time after midnight when the assessment of yesterday's finished stage is ready. */
const READY_AT = '00:05';

const percent = (done: number, planned: number): number => Math.round((100 * done) / Math.max(1, planned));

export function statusOfAssessment({ endDate }: Stage, now: Date): AssessmentStatus {
  const justEnded = dayOf(now) === addDays(endDate, 1);
  return justEnded && timeOf(now) < READY_AT ? 'generating' : 'ready';
}

/** The finished stages, newest first. */
export function finishedStages(plan: Plan, now: Date): FinishedStage[] {
  return plan.stages
    .filter((stage) => statusOf(stage, dayOf(now)) === 'finished')
    .reverse()
    .map((stage) => {
      const assessmentStatus = statusOfAssessment(stage, now);
      const { score, band } = assess(plan, stage);
      const ready = assessmentStatus === 'ready';
      return { ...stage, assessmentStatus, score: ready ? score : null, band: ready ? band : null };
    });
}

/** Numbers come from the completed tasks; texts from the stage's example, or else from one in the same band. */
export function assess(plan: Plan, stage: Stage): StageAssessment {
  const days = daysFrom(stage.startDate, stage.endDate);
  const items = tasksOf(plan, stage).map(({ taskId, type, title }) => {
    const done = days.filter((date) => plan.done.has(key(date, taskId))).length;
    return { taskId, type, title, planned: days.length, done, score: percent(done, days.length) };
  });
  const planned = items.reduce((total, item) => total + item.planned, 0);
  const done = items.reduce((total, item) => total + item.done, 0);
  const score = percent(done, planned);
  const own = plan.assessments.find((one) => one.stageId === stage.stageId && one.score === score);
  const { bands } = plan.usual;
  const { band } = bands.find(({ from, to }) => score >= from && score <= to) ?? plan.usual;
  const mark = generated(wallTime(addDays(stage.endDate, 1), READY_AT));
  return { ...(own ?? borrowed(plan, stage, band)), ...stage, ...mark, score, band, bands, planned, done, items };
}

function borrowed({ assessments, usual, stages }: Plan, stage: Stage, band: AssessmentBand): StageAssessment {
  const alike = assessments.find((one) => one.band === band) ?? usual;
  const next = stages.find(({ number }) => number === stage.number + 1);
  const nextStep: AssessmentNextStep | null = next
    ? { kind: 'nextStage', title: `进入${next.title}`, text: '', stageId: next.stageId }
    : null;
  return { ...alike, startWeight: null, endWeight: null, nextStep };
}
