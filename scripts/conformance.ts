/**
 * npm run lint -- conformance        fails when the conformance report is stale or names a test that does not exist
 * npm run lint -- conformance --fix  writes web/guides/accessibility-conformance.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { criteria } from './conformance/criteria.ts';
import { evidence } from './conformance/evidence.ts';
import { reportFaults, writeReport } from './conformance/report.ts';
import { readArguments } from './lib/arguments.ts';

const { check } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } }).values;
const root = join(import.meta.dirname, '..');
const file = join(root, 'web/guides/accessibility-conformance.md');

const faults = reportFaults(root, criteria, evidence);
const report = writeReport(criteria, evidence);
if (faults.length > 0) console.error(faults.join('\n'));
else if (!check) await writeFile(file, report);
else if ((await readFile(file, 'utf8').catch(() => '')) !== report) {
  faults.push('stale');
  console.error('The conformance report is stale. Run: npm run lint -- conformance --fix');
}
process.exitCode = faults.length > 0 ? 1 : 0;
