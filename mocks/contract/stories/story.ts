import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Schema } from '../../../openapi/document.ts';
import { type ContractOperation, readOperations } from '../operations.ts';
import { UsageError } from '../usage-error.ts';
import { evaluate, holds } from './expression.ts';

/** The part of an Arazzo document that stories use. */
export interface Story {
  workflowId: string;
  summary: string;
  description?: string;
  inputs?: { properties?: Record<string, Schema> };
  /** The persons by name, with their kind; the first one makes the calls that name nobody. */
  'x-persons'?: Record<string, string>;
  steps: Step[];
  outputs?: Record<string, string>;
}

export interface Step {
  stepId: string;
  description?: string;
  operationId?: string;
  /** Another story of the same document, which becomes a part of this one. */
  workflowId?: string;
  parameters?: { name: string; in?: string; value: unknown }[];
  requestBody?: { payload: Record<string, unknown> };
  successCriteria?: { condition: string }[];
  onFailure?: { name: string; type: 'retry'; retryAfter: number; retryLimit: number }[];
  outputs?: Record<string, string>;
  'x-person'?: string;
  /** The time that passes before the call; an ISO 8601 duration. */
  'x-clock'?: { advance: string };
}

/** A story with all its document, whose stories it may contain. */
export interface ReadStory {
  domain: string;
  story: Story;
  others: Map<string, Story>;
}

/** The person of a story that names none. */
const SOMEBODY = { somebody: 'example' };

/** Name and kind of all persons, those of contained stories included. */
export function personsOf({ story, others }: Pick<ReadStory, 'story' | 'others'>): Record<string, string> {
  const contained = story.steps.flatMap(({ workflowId }) => others.get(workflowId ?? '') ?? []);
  const inner = contained.map((one) => personsOf({ story: one, others }));
  return Object.assign({}, story['x-persons'] ?? (contained.length > 0 ? {} : SOMEBODY), ...inner);
}

/** Whether time passes in a story. */
export const needsClock = ({ story, others }: Pick<ReadStory, 'story' | 'others'>): boolean =>
  story.steps.some((step) => {
    const part = others.get(step.workflowId ?? '');
    return step['x-clock'] !== undefined || (part !== undefined && needsClock({ story: part, others }));
  });

/**
 * Reads the stories of a folder, or those with these names: of a document, or of a story.
 *
 * @throws {UsageError} for a fault of a story, so that none starts
 */
export async function readStories(
  folder: URL,
  names: readonly string[],
  bundle: Parameters<typeof readOperations>[0],
): Promise<ReadStory[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const operations = new Map(readOperations(bundle).map((operation) => [operation.id, operation]));
  const documents = await Promise.all(
    files.map(async (file) => {
      const { workflows } = parse(await readFile(new URL(file, folder), 'utf8'), { merge: true }) as {
        workflows: Story[];
      };
      const others = new Map(workflows.map((story) => [story.workflowId, story]));
      const domain = file.replace(/\.yaml$/, '');
      return workflows.map((story): ReadStory => ({ domain, story, others }));
    }),
  );
  const all = documents.flat();
  for (const one of all) for (const step of one.story.steps) checkStep(one, step, operations);
  const unknown = names.find((name) => !all.some((one) => isNamed(one, name)));
  if (unknown !== undefined) throw new UsageError(`There is no story or domain of stories ${unknown}`);
  return names.length === 0 ? all : all.filter((one) => names.some((name) => isNamed(one, name)));
}

const isNamed = ({ domain, story }: ReadStory, name: string) => domain === name || story.workflowId === name;

function checkStep(one: ReadStory, step: Step, operations: Map<string, ContractOperation>): void {
  const { story, others } = one;
  const { operationId, workflowId, outputs = {}, successCriteria = [] } = step;
  const fail = (fault: string) => {
    throw new UsageError(`Story ${story.workflowId}, step ${step.stepId}: ${fault}`);
  };
  // So no story contains itself.
  const before = [...others.keys()].slice(0, [...others.keys()].indexOf(story.workflowId));
  if (workflowId !== undefined && !before.includes(workflowId)) fail(`there is no earlier story ${workflowId} here`);
  if (operationId !== undefined && !operations.has(operationId)) fail(`there is no operation ${operationId}`);
  const person = step['x-person'];
  if (person !== undefined && !Object.hasOwn(personsOf(one), person)) fail(`there is no person ${person}`);
  const scope = { inputs: {}, steps: {} };
  const isLast = step === story.steps.at(-1);
  const used = [...Object.values(outputs), ...(isLast ? Object.values(story.outputs ?? {}) : [])];
  try {
    for (const expression of used) evaluate(expression, scope);
    for (const { condition } of successCriteria) holds(condition, scope);
    if (step['x-clock']) secondsOf(step['x-clock'].advance);
  } catch (error) {
    fail((error as Error).message);
  }
  const texts = JSON.stringify([used, successCriteria, step.parameters, step.requestBody]);
  for (const [, name = ''] of texts.matchAll(/\$inputs\.([\w-]+)/g))
    if (!Object.hasOwn(story.inputs?.properties ?? {}, name)) fail(`there is no input ${name}`);
  const steps = isLast ? story.steps : story.steps.slice(0, story.steps.indexOf(step));
  const earlier = new Map(steps.map((other) => [other.stepId, other]));
  for (const [, name = '', output = ''] of texts.matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    const source = earlier.get(name);
    const known = others.get(source?.workflowId ?? '')?.outputs ?? source?.outputs;
    if (!known || !Object.hasOwn(known, output)) fail(`no earlier step has $steps.${name}.outputs.${output}`);
  }
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** @throws {SyntaxError} for another text than an ISO 8601 duration in days, hours, minutes and seconds */
export function secondsOf(duration: string): number {
  const parts = DURATION.exec(duration)?.slice(1);
  if (!parts || parts.every((part) => part === undefined)) throw new SyntaxError(`${duration} is no duration`);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
