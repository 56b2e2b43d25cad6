/**
 * npm test -- acceptance   checks that the last run has passed the tests of every statement of the product specification
 *
 * `npm test` runs it as its last step, on the reports of the others.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightResults, unproven, vitestResults } from './acceptance/results.ts';
import { countsOf, readStatements, root } from './acceptance/statements.ts';
import { readArguments } from './lib/arguments.ts';

readArguments(import.meta.filename, {});

const report = (step: string) => JSON.parse(readFileSync(join(root, `.cache/test/${step}.json`), 'utf8'));
const results = [
  ...vitestResults(report('unit'), root),
  ...vitestResults(report('contract'), root),
  ...playwrightResults(report('browser'), root),
];
const statements = readStatements();
const faults = unproven(statements, results);
for (const fault of faults) console.error(fault);
console.log(`${statements.length} statements: ${countsOf(statements)}; ${faults.length} without a passed test`);
process.exitCode = faults.length > 0 ? 1 : 0;
