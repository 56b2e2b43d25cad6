#!/usr/bin/env node
/**
 * npm run mock                    the mock server on http://127.0.0.1:4010
 * npx @health-app/mock --port 0   the same from the package; `--help` lists the options
 */
import { writeFileSync } from 'node:fs';
import { isFailureReport } from './answer/failure-report.ts';
import { type Arguments, helpOf, parseOptions, UsageError } from './options.ts';
import { packedDocs } from './server/serve-docs.ts';
import { startMock } from './server/server.ts';

const command = import.meta.url.endsWith('.ts') ? 'npm run mock --' : 'npx @health-app/mock';

try {
  const options = parseOptions(process.argv.slice(2));
  if (options) await serve(options);
  else process.stdout.write(helpOf(command));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(isUsage ? `${message}.\n${command} --help lists the options.` : `The mock did not start: ${message}`);
  process.exitCode = isUsage ? 2 : 1;
}

async function serve({ recordings, docs = packedDocs(), ...options }: Arguments): Promise<void> {
  const mock = await startMock({
    ...options,
    ...(docs !== undefined && { docs }),
    ...(recordings !== undefined && {
      onRecorded: (all) => writeFileSync(recordings, `${JSON.stringify(all, undefined, 2)}\n`),
    }),
  });
  console.log(`Mock server: ${mock.url}\nIts page:    ${mock.url}/__mock`);
  if (docs !== undefined) console.log(`The docs:    ${mock.url}/__docs/`);
  if (recordings !== undefined) console.log(`Records:     ${options.record} to ${recordings}`);
  if (isFailureReport(options.replay))
    console.log(`Replays:     ${options.replay.kind} of ${options.replay.method} ${options.replay.path}`);
  if (mock.certificate !== null && options.https === true) console.log(mock.certificate);
  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
