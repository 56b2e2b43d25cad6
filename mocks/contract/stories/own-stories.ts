import { EXAMPLES_DATE } from '../../../openapi/examples-date.ts';
import { UsageError } from '../usage-error.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

/** The folder of the stories. */
export const STORIES = new URL(isBuilt ? './workflows/' : '../../../openapi/workflows/', import.meta.url);

/** The mock is not a part of the built package, which finds it if it was installed beside it. */
const MOCK = isBuilt ? '@health-app/mock' : new URL('../../api/index.ts', import.meta.url).href;

/**
 * Starts a mock in the afternoon of the examples.
 *
 * @throws {UsageError} without the package of the mock
 */
export async function startMock(): Promise<{ url: string; close(): Promise<void> }> {
  const mock = await import(MOCK).catch(() => {
    throw new UsageError('--target is missing, and @health-app/mock is not installed');
  });
  return mock.startMock({ now: () => new Date(`${EXAMPLES_DATE}T16:00:00+08:00`) });
}
