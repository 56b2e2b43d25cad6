// npm start [-- --port 5173 --mock-port 4010 --device-port 5273 --host --verbose]
// Starts the mock API with the developers' site, the web app and the device page, straight after a clone: installs and
// generates missing files, picks free ports, waits until all servers answer, and prints their addresses. Ctrl-C stops
// them. Imports only Node built-ins.
import { parseArgs } from 'node:util';
import { filterLogLines } from './lib/filter-log-lines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { parsePort, pickPort } from './lib/ports.mjs';
import { delay, launch, run, stopAll, stopOnSignal } from './lib/processes.mjs';

const READY_LIMIT_MS = 90_000;
const DOCS = 'openapi/dist';

const HELP = `npm start                        the mock API with the docs, the web app and the device page, on this machine
npm start -- --port 3000         the web app's preferred port (5173)
npm start -- --mock-port 4000    the mock's preferred port (4010)
npm start -- --device-port 5300  the device page's preferred port (5273)
npm start -- --host              phones of the local network reach the device page, too
npm start -- --verbose           show their whole output, not only warnings and errors`;

let leaving = false;
stopOnSignal(() => {
  leaving = true;
  return 0;
});

try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else await start(options);
} catch (error) {
  // Programs seem to fail after Ctrl-C, which needs no message.
  if (!leaving) {
    leaving = true;
    await stopAll();
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5173' },
      'mock-port': { type: 'string', default: '4010' },
      'device-port': { type: 'string', default: '5273' },
      host: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    ...values,
    webPort: parsePort(values.port, '--port'),
    mockPort: parsePort(values['mock-port'], '--mock-port'),
    devicePort: parsePort(values['device-port'], '--device-port'),
  };
}

async function start({ webPort: wantedWeb, mockPort: wantedMock, devicePort: wantedDevice, host, verbose }) {
  await ensureInstalled();
  await generate();

  const mockPort = await choosePort('mock', wantedMock);
  const webPort = await choosePort('web app', wantedWeb, [mockPort]);
  const devicePort = await choosePort('device page', wantedDevice, [mockPort, webPort]);
  const mockUrl = `http://localhost:${mockPort}`;
  const webUrl = `http://localhost:${webPort}/`;
  const deviceUrl = `http://localhost:${devicePort}/device/`;

  const servers = [
    // Any reply is enough, because the mock's status for an unknown path does not matter.
    server('mock', mockUrl, `npm run mock -- --port ${mockPort} --docs ${DOCS}`, {}, () => true),
    server(
      'web',
      webUrl,
      `npm exec -w web -- vite --port ${webPort} --strictPort`,
      // The first is for the page, the second for the proxy of the development server.
      { VITE_API_BASE_URL: mockUrl, MOCK_URL: mockUrl },
      (response) => response.ok,
    ),
    server(
      'device',
      deviceUrl,
      `npm exec -- vite --config mocks/native-host/vite.config.ts --port ${devicePort} --strictPort${host ? ' --host' : ''}`,
      { WEB_URL: webUrl },
      (response) => response.ok,
    ),
  ].map((each) => ({ ...each, program: open(each, verbose) }));

  const death = Promise.race(servers.map(untilItDies));
  await Promise.race([death, Promise.all([buildDocs(), ...servers.map(untilItAnswers)])]);
  console.log(
    `\n  The app       ${webUrl}\n  In a phone    ${deviceUrl}\n  For apps      ${deviceUrl}conformance\n  The mock API  ${mockUrl}\n  The docs      ${mockUrl}/__docs/\n\n  Ctrl-C stops them all.\n`,
  );
  await death;
}

async function generate() {
  const { code, tail } = await run('npm', ['run', 'generate']);
  if (code !== 0) {
    throw new Error(`Generating code failed (exit code ${code}):\n\n${tail(25)}\n\nRun it alone: npm run generate`);
  }
}

/** The mock reads the site at each request, so it is built while the servers start. */
async function buildDocs() {
  const { code, tail } = await run('npm', ['run', 'docs']);
  if (code !== 0 && !leaving) {
    throw new Error(`Building the docs failed (exit code ${code}):\n\n${tail(25)}\n\nRun it alone: npm run docs`);
  }
}

async function choosePort(name, preferred, promised = []) {
  const port = await pickPort(preferred, promised);
  if (port !== preferred) console.log(`Port ${preferred} is taken; the ${name} uses ${port} instead.`);
  return port;
}

function server(name, url, command, env, isReady) {
  return { name, url, command, env, isReady };
}

function open({ name, command, env }, verbose) {
  const matters = filterLogLines();
  const [program, ...args] = command.split(' ');
  const onLine = (line) => {
    // Output after the stop signal only reports the stop.
    if ((matters(line) || verbose) && !leaving) console.log(`${name.padEnd(6)} │ ${line}`);
  };
  return launch(program, args, { env, onLine });
}

async function untilItAnswers(it) {
  const { name, url, isReady } = it;
  let last = 'nothing';
  for (const end = Date.now() + READY_LIMIT_MS; Date.now() < end && !leaving; await delay(100)) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
      if (isReady(response)) return;
      last = `status ${response.status}`;
    } catch {
      // Not listening yet.
    }
  }
  throw failure(`The ${name} is not ready after ${READY_LIMIT_MS / 1000} s; ${url} gave ${last}.`, it);
}

async function untilItDies(it) {
  const code = await it.program.ended;
  throw failure(`The ${it.name} has stopped by itself (exit code ${code}).`, it);
}

function failure(what, { command, env, program }) {
  const alone = [...Object.entries(env).map(([key, value]) => `${key}=${value}`), command].join(' ');
  return new Error(`${what} Its last output:\n\n${program.tail(25)}\n\nRun it alone: ${alone}`);
}
