/** Tests the workflows: what may write runs no code of the dependencies. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps?: { uses?: string; run?: string }[];
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = new URL('../../.github/workflows/', import.meta.url);
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow: Workflow = parse(readFileSync(new URL(file, folder), 'utf8'));
  return Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file}: ${name}`,
    rights: { ...(job.permissions ?? workflow.permissions) },
    steps: job.steps ?? [],
  }));
});

it.each(jobs)('$name has no right to write if it runs code of the dependencies', ({ rights, steps }) => {
  expect(Object.keys(rights)).not.toEqual([]);
  const runsCode = steps.some(({ run = '' }) => /npm (?:ci|install|run|test|exec)|npx/.test(run));
  if (runsCode) expect(Object.values(rights)).toEqual(['read']);
});

it('every action is pinned by its commit', () => {
  const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
  expect(uses.length).toBeGreaterThan(10);
  for (const action of uses) expect(action).toMatch(/@[\da-f]{40}$/);
});
