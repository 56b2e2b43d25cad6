#!/usr/bin/env node
/**
 * npm run mock                    the mock server on http://127.0.0.1:4010
 * npx @health-app/mock --port 0   the same from the package; `--help` lists the options
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFailureReport } from './answer/failure-report.ts';
import { type Arguments, helpOf, parseOptions, UsageError } from './options.ts';
import { type Mock, type MockOptions, startMock } from './server/server.ts';

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

/** A folder of the published package; undefined in the repository, where other commands build it. */
function packed(name: string): string | undefined {
  const folder = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

async function serve({ recordings, docs = packed('docs'), app = packed('app'), ...options }: Arguments): Promise<void> {
  const mock = await start({
    ...{ ...options, docs, app },
    onRecorded:
      recordings === undefined
        ? undefined
        : (all) => writeFileSync(recordings, `${JSON.stringify(all, undefined, 2)}\n`),
  });
  console.log(`Mock server: ${mock.url}\nIts page:    ${mock.url}/__mock`);
  if (docs !== undefined) console.log(`The docs:    ${mock.url}/__docs/`);
  if (mock.appUrl !== null) {
    const device = `${mock.appUrl}/device/`;
    console.log(`The app:     ${mock.appUrl}/\nIn a phone:  ${device}\nThe demo:    ${device}?view=stage`);
    console.log(`For apps:    ${device}conformance`);
  }
  if (recordings !== undefined) console.log(`Records:     ${options.record} to ${recordings}`);
  if (isFailureReport(options.replay))
    console.log(`Replays:     ${options.replay.kind} of ${options.replay.method} ${options.replay.path}`);
  if (mock.certificate !== null && options.https === true) console.log(mock.certificate);
  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Prefers the port after that of the mock for the app. */
async function start({ appPort, ...options }: MockOptions): Promise<Mock> {
  if (appPort !== undefined || !options.port || options.app === undefined) return startMock({ ...options, appPort });
  try {
    return await startMock({ ...options, appPort: options.port + 1 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startMock(options);
  }
}
