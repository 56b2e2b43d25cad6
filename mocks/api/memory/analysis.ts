import { begin } from '../begin.ts';
import type { Handler, Memory } from '../memory.ts';
import { mealCalls } from './analysis/meal-calls.ts';
import { reportCalls } from './analysis/report-calls.ts';
import { type AnalysisState, seed } from './analysis/state.ts';

type World = (now: Date) => AnalysisState;

/** The diary of a person: meals they had analysed, beside those of the meal plan that they ate, and reports of both. */
export const memory: Memory<World> = {
  seed: (examples) => begin((daysLater, today) => seed(examples, daysLater, today)),
  handlers: Object.fromEntries(
    Object.entries({ ...mealCalls, ...reportCalls }).map(([id, handle]): [string, Handler<World>] => [
      id,
      (world, call, reply) => handle(world(call.now), call, reply),
    ]),
  ),
};
