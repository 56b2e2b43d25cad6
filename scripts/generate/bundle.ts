import { bundle, formatProblems, getTotals, loadConfig } from '@redocly/openapi-core';
import type { Bundle } from './description.ts';

/**
 * The whole description in one document.
 * @throws when a reference cannot be resolved or a file cannot be parsed
 */
export async function bundleDescription(root: string, configPath: string): Promise<Bundle> {
  const config = await loadConfig({ configPath });
  const { bundle: result, problems } = await bundle({ ref: root, config });
  if (getTotals(problems).errors > 0) {
    formatProblems(problems, { totals: getTotals(problems), version: '' });
    throw new Error('The description cannot be bundled; see above.');
  }
  return result.parsed as Bundle;
}
