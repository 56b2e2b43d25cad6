import { isHealthError } from '@health-app/sdk';
import { currentTime, toUtcDateTime } from '#lib/time/instants.ts';
import { today } from '#lib/time/local-clock.ts';
import { health } from '#platform/client.ts';
import { exportFile } from '../model/export-file.ts';
import { exportSteps } from '../model/export-plan.ts';
import { type Collected, runExport } from '../model/export-run.ts';

type Operation = (...input: [object, object] | [object]) => Promise<unknown>;

/** A refusal is part of the export; any other failure stops the run, which can be resumed. */
async function call(read: string, input: object | undefined) {
  const [domain = '', verb = ''] = read.split('.');
  const operation = (health as unknown as Record<string, Record<string, Operation>>)[domain]?.[verb];
  if (!operation) throw new TypeError(`The client has no ${read}`);
  const options = { silent: true };
  try {
    return { data: await (input ? operation(input, options) : operation(options)) };
  } catch (error) {
    if (isHealthError(error, 'business')) return { refused: String(error.code) };
    throw error;
  }
}

interface Options {
  /** The replies so far, to which the export adds further ones. */
  collected: Collected;
  /** A sentence in the file. */
  note: string;
  /** @param done the completed share, from 0 to 1 */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Reads all data of the person. @returns the ZIP file with them */
export async function exportData({ collected, note, onProgress, signal }: Options) {
  await runExport({
    steps: exportSteps,
    today: today(),
    collected,
    call,
    onProgress: (step) => onProgress(step / exportSteps.length),
    signal,
  });
  return exportFile(collected, { made: toUtcDateTime(currentTime()), note });
}
