/**
 * Runs a task once at a time. A request during a run causes one more run, because the running task may no longer notice it.
 * @param task a failure ends the runs and rejects the promises of all requests so far
 * @returns a function that requests a run; its promise resolves after the last one
 */
export function singleFlight(task: () => Promise<void>): () => Promise<void> {
  let runs: Promise<void> | undefined;
  let requested = false;
  const run = async () => {
    try {
      while (requested) {
        requested = false;
        await task();
      }
    } finally {
      runs = undefined;
    }
  };
  return () => {
    requested = true;
    runs ??= run();
    return runs;
  };
}
