import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface Task {
  /** Path from the root of the changed file. */
  file: string;
  text: string;
  /** Paths of tests from the root, in the order in which they run until one fails. */
  tests: string[];
}

export interface Answer {
  /** Files that failed, and errors outside tests. */
  failures: string[];
}

/** Runs tests against files whose text exists only in memory. */
export class TestRunner {
  #worker: ChildProcess | undefined;

  /**
   * Returns what failed.
   * @param limit milliseconds after which the run fails as well
   */
  async run(task: Task, limit: number): Promise<string[]> {
    this.#worker ??= fork(join(import.meta.dirname, 'test-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      // A group of processes of its own, which ends as a whole.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = this.#worker;
    worker.send(task);
    const answer = await new Promise<Answer | undefined>((resolve) => {
      const timer = setTimeout(resolve, limit);
      const end = (result?: Answer) => {
        clearTimeout(timer);
        resolve(result);
      };
      worker.once('message', end);
      // A mutant may also take all memory.
      worker.once('exit', () => end());
    });
    worker.removeAllListeners();
    if (answer) return answer.failures;
    this.close();
    return [`no answer within ${limit} ms`];
  }

  close(): void {
    const pid = this.#worker?.pid;
    this.#worker = undefined;
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch (error) {
      // The group has ended itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
