import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import config from '../vitest.config.ts';
import type { Answer, Task } from './test-check.ts';

/** The process that runs tests; its parent ends it when a mutant hangs. */
const root = join(import.meta.dirname, '../..');

/** Keeps the order of the task: the nearest tests first. */
class GivenOrder {
  async shard<File>(files: File[]): Promise<File[]> {
    return files;
  }
  async sort<File>(files: File[]): Promise<File[]> {
    return files;
  }
}

let task: Task | undefined;
const changedText = {
  name: 'changed-text',
  enforce: 'pre' as const,
  load: (id: string) => (task && id === join(root, task.file) ? task.text : undefined),
};
const vitest = await createVitest('test', {
  ...config.test,
  config: false,
  root: config.root,
  // A project has its own plugins.
  projects: config.test.projects.map((project) => ({ ...project, plugins: [changedText] })),
  project: ['unit', 'isolated'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
  silent: true,
  sequence: { sequencer: GivenOrder },
});

// Fills the cache that `getModuleSpecifications` reads.
await vitest.globTestSpecifications();

async function judge(message: Task): Promise<void> {
  // The file of the last task has its own text again.
  const changed = [task?.file, message.file].filter((file) => file !== undefined);
  task = message;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const specifications = task.tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
  const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The result includes modules of earlier runs.
  const testModules = all.filter(({ moduleId }) => task?.tests.includes(relative(root, moduleId)));
  const failed = testModules.filter((module) => module.state() === 'failed').map(({ moduleId }) => moduleId);
  if (testModules.every((module) => module.state() === 'skipped')) failed.push('no test ran');
  const errors = unhandledErrors.map((error) => String((error as Error).message));
  process.send?.({ failures: [...failed, ...errors] } satisfies Answer);
}

process.on('message', (message: Task) => {
  judge(message).catch((error: unknown) => {
    // A run that fails says nothing about the mutant.
    console.error(error);
    process.exit(1);
  });
});
// With the processes of vitest, even those in an endless loop.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
