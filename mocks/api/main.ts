#!/usr/bin/env node
/**
 * npm run mock                    the mock server on http://127.0.0.1:4010
 * npx @health-app/mock --port 0   the same from the package; `--help` lists the options
 */
import { helpOf, parseOptions, UsageError } from './options.ts';
import { startMock } from './server.ts';

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

async function serve(options: Parameters<typeof startMock>[0]): Promise<void> {
  const mock = await startMock(options);
  console.log(`Mock server: ${mock.url}\nIts page:    ${mock.url}/__mock`);
  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
