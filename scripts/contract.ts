/**
 * npm run contract -- --target URL    holds a running server against the description
 *
 * Sends every read of the description to the server, as its examples say, and reports for each operation whether the
 * reply keeps to the description, and if not, where it departs. Commands are sent only when asked for. `--help` has the
 * options; the exit code is 0 only when nothing violates the description and everything could be reached.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './contract/command.ts';

const bundle = await readFile(join(import.meta.dirname, '../openapi/generated/openapi.json'), 'utf8');

process.exitCode = await runCommand(process.argv.slice(2), {
  bundle: JSON.parse(bundle),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
});
