#!/usr/bin/env node
/**
 * npm run contract -- --target URL    compares a running server with the description
 *
 * Runs the command of `contract/cli.ts` with the description of this repository, or of the package `@health-app/mock`,
 * where its name is `health-contract`. `--help` lists the options.
 */
import { readFile } from 'node:fs/promises';
import { wireDescriptionFile } from '../mocks/api/description-file.ts';
import { withUniqueItems } from '../openapi/unique-items.mjs';
import { runContractCli } from './contract/cli.ts';

process.exitCode = await runContractCli(process.argv.slice(2), {
  command: import.meta.url.endsWith('.ts') ? 'npm run contract --' : 'npx health-contract',
  bundle: JSON.parse(await readFile(wireDescriptionFile, 'utf8'), withUniqueItems),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
});
