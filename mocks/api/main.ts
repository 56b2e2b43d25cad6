/**
 * npm run mock                              the mock server on http://127.0.0.1:4010
 * npm run mock -- --port 5000 --host 0.0.0.0
 */
import { parseArgs } from 'node:util';
import { startMock } from './server.ts';

try {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is no port number`);

  const mock = await startMock({ port, host: values.host });
  console.log(`Mock server: ${mock.url}`);

  const stop = () => void mock.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(`The mock server did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
