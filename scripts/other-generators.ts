/**
 * npm run other-generators   sends the description through the code generators that other teams use, and their output
 *                            through the compiler; fails on any error or warning
 * The generators come from npm (its cache, the second time); they are no dependencies of this project.
 */
import { GENERATORS, tryGenerator } from './other-generators/generators.ts';

let failed = false;
for (const [name, generator] of Object.entries(GENERATORS)) {
  const { complaints, oneCall } = await tryGenerator(generator);
  failed ||= complaints.length > 0;
  const outcome = complaints.length > 0 ? 'FAILED' : `fine; one call weighs ${(oneCall / 1000).toFixed(2)} kB`;
  console.log(`${name.padEnd(10)} ${generator.package.padEnd(28)} ${outcome}`);
  for (const complaint of complaints) console.log(`           ${complaint}`);
}
process.exitCode = failed ? 1 : 0;
