import { setTimeout } from 'node:timers/promises';
import { show } from '../describe-value.ts';
import { onDay } from '../inputs.ts';
import { parseJson } from '../learn/exchange.ts';
import type { ContractOperation, Input } from '../operations.ts';
import { Session, type Settings } from '../session.ts';
import type { Rules } from '../validate-reply.ts';
import { hider } from '../without-token.ts';
import { evaluate, expressionsOf, holds, resolve, type Scope } from './expression.ts';
import type { Stage } from './stage.ts';
import { needsClock, personsOf, type ReadStory, type Step, type Story, secondsOf } from './story.ts';

export interface StoryResult {
  domain: string;
  story: string;
  summary: string;
  verdict: 'passed' | 'failed' | 'skipped';
  /** The number of calls. */
  calls: number;
  /** What a skipped story lacks. */
  needs?: string;
  failure?: Failure;
}

export interface Failure {
  step: string;
  operation: string;
  /** The condition that does not hold, or the rule of the description. */
  criterion: string;
  received: string;
}

/** Ends a story. */
class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.criterion);
    this.failure = failure;
  }
}

export interface Play {
  operations: Map<string, ContractOperation>;
  settings: Settings;
  rules: Rules;
  stage: Stage;
  inputs: Record<string, unknown>;
}

/** Runs a story with persons of its own, up to the first step that fails. */
export async function runStory(one: ReadStory, { operations, settings, rules, stage, inputs }: Play) {
  const { domain, story, others } = one;
  const about = { domain, story: story.workflowId, summary: story.summary };
  const skip = (needs: string): StoryResult => ({ ...about, verdict: 'skipped', calls: 0, needs });
  if (needsClock(one) && !stage.advance) return skip('a clock');
  const tokens = new Map<string, string>();
  for (const [name, kind] of Object.entries(personsOf(one))) {
    const token = await stage.person(name, kind);
    if (token === undefined || [...tokens.values()].includes(token)) return skip(`a person: ${name} (${kind})`);
    tokens.set(name, token);
  }
  const [first = ''] = tokens.keys();
  const session = new Session({ ...settings, token: tokens.get(first), otherToken: undefined }, rules, () => {});
  const hidden = (text: string) => [...tokens.values()].map(hider).reduce((rest, hide) => hide(rest), text);
  let calls = 0;

  async function pass(seconds: number): Promise<void> {
    if (stage.advance) await stage.advance([...tokens.values()], seconds);
    else await setTimeout(seconds * 1000);
  }

  async function perform(
    { steps, outputs = {}, inputs: schema }: Story,
    caller: string,
  ): Promise<Scope['steps'][string]> {
    const defaults = Object.entries(schema?.properties ?? {}).map(([name, property]) => [name, property.default]);
    const scope: Scope = { inputs: { ...Object.fromEntries(defaults), ...inputs }, steps: {} };
    for (const step of steps) {
      const clock = step['x-clock'];
      if (clock) await pass(secondsOf(clock.advance));
      const person = step['x-person'] ?? caller;
      const part = others.get(step.workflowId ?? '');
      scope.steps[step.stepId] = part ? await perform(part, person) : await tryStep(step, person, scope);
    }
    return {
      outputs: Object.fromEntries(Object.entries(outputs).map(([name, from]) => [name, evaluate(from, scope)])),
    };
  }

  /** Repeats a call as `onFailure` says, because a server takes its time to generate. */
  async function tryStep(step: Step, person: string, scope: Scope) {
    const [{ retryAfter, retryLimit } = { retryAfter: 0, retryLimit: 0 }] = step.onFailure ?? [];
    for (let left = retryLimit; ; left--) {
      try {
        return await call(step, person, scope);
      } catch (error) {
        if (!(error instanceof Failed) || left === 0) throw error;
        await pass(retryAfter);
      }
    }
  }

  async function call(step: Step, person: string, scope: Scope) {
    const operation = operations.get(step.operationId ?? '');
    if (!operation) throw new Error(`${step.stepId} has no operation`);
    const fields = (step.parameters ?? []).map(({ name, value }) => [name, value]);
    const written: Input = step.requestBody?.payload ?? (fields.length > 0 ? Object.fromEntries(fields) : undefined);
    const input = resolve(onDay(written, stage.now), scope) as Input;
    calls++;
    const { result, observed } = await session.ask(operation, { name: step.stepId, input }, tokens.get(person));
    const fail = (criterion: string, received: string) =>
      new Failed({ step: step.stepId, operation: operation.id, criterion, received: hidden(received) });
    if (!observed.reached) throw fail('a reply', observed.message);
    const conditions = conditionsOf(step, rules);
    const namesStatus = conditions.flatMap(expressionsOf).includes('$statusCode');
    const violation = result.violations.find(({ where }) => !(namesStatus && where === 'status'));
    if (violation) throw fail(`the description, ${violation.where}: ${violation.expected}`, violation.got);
    const body = parseJson(observed.body);
    const now: Scope = { ...scope, statusCode: observed.status, request: { body: input }, response: { body } };
    for (const condition of conditions) {
      if (!holds(condition, now)) throw fail(condition, receivedBy(condition, now, rules));
    }
    const outputs = Object.entries(step.outputs ?? {}).map(([name, from]) => [name, evaluate(from, now)]);
    // A later step would only fail in a less clear way.
    const missing = outputs.find(([, value]) => value === undefined);
    if (missing) throw fail(`the output ${missing[0]}`, 'nothing');
    return { outputs: Object.fromEntries(outputs) };
  }

  const passed: StoryResult = { ...about, verdict: 'passed', calls: 0 };
  try {
    await perform(story, first);
    return { ...passed, calls };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { ...passed, calls, verdict: 'failed' as const, failure: error.failure };
  }
}

/** The conditions of a step. Unless they name the outcome, a step must succeed. */
function conditionsOf({ successCriteria = [] }: Step, { envelope }: Rules): string[] {
  const conditions = successCriteria.map(({ condition }) => condition);
  const { name, value } = envelope.success;
  const outcome = ['$statusCode', ...[name, envelope.code].map((field) => `$response.body#/${field}`)];
  const names = conditions.flatMap(expressionsOf).some((expression) => outcome.includes(expression));
  const success = `$response.body#/${name} == ${typeof value === 'string' ? `'${value}'` : String(value)}`;
  return names ? conditions : [success, ...conditions];
}

/** The values of a condition; of a failure, also its code. */
function receivedBy(condition: string, scope: Scope, { envelope }: Rules): string {
  const code = `$response.body#/${envelope.code}`;
  const refused = evaluate(code, scope) === undefined ? [] : [code];
  return [...new Set([...expressionsOf(condition), ...refused])]
    .map((expression) => `${expression} = ${show(evaluate(expression, scope))}`)
    .join(', ');
}
