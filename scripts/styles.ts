/**
 * tsx scripts/styles.ts          writes the types of the CSS modules to .cache/style-types
 * tsx scripts/styles.ts --check  also fails for unknown and unused classes, and for undefined and unused custom properties
 */
import { join } from 'node:path';
import { writeStyleTypes } from '../web/style-sheets.ts';
import { readArguments } from './lib/arguments.ts';
import { findStyleFaults } from './lint/styles.ts';

const { values } = readArguments(import.meta.filename, { check: { type: 'boolean', default: false } });
writeStyleTypes();
if (values.check) {
  const faults = findStyleFaults(join(import.meta.dirname, '..'));
  for (const { file, line, message } of faults) console.error(`${file}:${line} ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}
