/**
 * npm run contract -- --target URL    compares a running server with the description
 *
 * The command of `contract/command.ts`, with the description of this repository. `--help` has the options.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './contract/command.ts';

const bundle = await readFile(join(import.meta.dirname, '../openapi/generated/openapi.json'), 'utf8');

process.exitCode = await runCommand(process.argv.slice(2), {
  command: 'npm run contract --',
  bundle: JSON.parse(bundle),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
});
