/**
 * Makes a task run once at a time. A request during a run is followed by one more run, so that no request is lost that the task
 * could no longer see.
 * @param task its failure ends the runs, and rejects the promises of all requests so far
 * @returns requests a run; resolves after the last one
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
