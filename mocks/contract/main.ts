#!/usr/bin/env node
/**
 * npm run contract -- --target URL    compares a running server with the description
 *
 * The package's program is the same with its own copy of the description. `--help` lists the options.
 */
import { readFile } from 'node:fs/promises';
import { withUniqueItems } from '../../openapi/unique-items.mjs';
import { runContractCli } from './cli.ts';

const isBuilt = !import.meta.url.endsWith('.ts');
const description = isBuilt ? './openapi.json' : '../../openapi/generated/openapi.json';

process.exitCode = await runContractCli(process.argv.slice(2), {
  command: isBuilt ? 'npx @health-app/contract' : 'npm run contract --',
  bundle: JSON.parse(await readFile(new URL(description, import.meta.url), 'utf8'), withUniqueItems),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
});
