/**
 * npm run release -- other-generators  runs the code generators of other teams on the description, and compiles their output;
 *                                      fails on any error or warning
 * npm fetches the generators (from its cache after the first run); they are not dependencies of this project.
 */

import { readArguments } from './lib/arguments.ts';
import { GENERATORS, tryGenerator } from './other-generators/generators.ts';

readArguments(import.meta.filename, {});

let failed = false;
for (const [name, generator] of Object.entries(GENERATORS)) {
  const { complaints, oneCall } = await tryGenerator(generator);
  failed ||= complaints.length > 0;
  const outcome = complaints.length > 0 ? 'FAILED' : `fine; one call weighs ${(oneCall / 1000).toFixed(2)} kB`;
  console.log(`${name.padEnd(10)} ${generator.package.padEnd(28)} ${outcome}`);
  for (const complaint of complaints) console.log(`           ${complaint}`);
}
process.exitCode = failed ? 1 : 0;
