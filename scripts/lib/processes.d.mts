interface Options {
  /** Added to the environment of this process. */
  env?: Record<string, string | undefined>;
  /** Prints its output immediately. */
  echo?: boolean;
  /** Called with every line of its output. */
  onLine?: (line: string) => void;
}

interface Program {
  /** Its exit code; 127 if it could not be started. */
  ended: Promise<number>;
  /** Returns the last lines of its output. */
  tail: (lines: number) => string;
  /** Stops it; resolves when its whole process group has ended. */
  stop: () => Promise<void>;
}

export const ROOT: string;

export function launch(command: string, args: string[], options?: Options): Program;

/** @param options timeLimit in ms */
export function run(
  command: string,
  args: string[],
  options?: Options & { timeLimit?: number },
): Promise<{ code: number; tail: Program['tail'] }>;

export function stopOnSignal(exitCode: (signal: string) => number): void;

export function delay(ms: number): Promise<void>;
