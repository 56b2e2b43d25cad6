import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/ports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Speed {
  /** Bundling the description and generating all files from it; s. */
  generate: number;
  mock: ServerSpeed;
  /** Prism alone, without a memory. */
  prism: ServerSpeed;
  /** The whole contract suite; s. */
  contract: number;
}

export interface ServerSpeed {
  /** From the command to the first reply; s. */
  start: number;
  /** Requests per second. */
  requests: number;
}

export async function measureSpeed(): Promise<Speed> {
  const generate = seconds(() => run('scripts/generate.ts', '--check'));
  const { mock, prism } = await measureServers();
  return { generate, prism, mock, contract: seconds(runContract) };
}

const ROUNDS = 3;

/** Both servers alternately, so that other load on the machine affects both; the best of several rounds counts. */
export async function measureServers(): Promise<{ mock: ServerSpeed; prism: ServerSpeed }> {
  const speeds: Record<'mock' | 'prism', ServerSpeed[]> = { mock: [], prism: [] };
  for (let round = 0; round < ROUNDS; round++) {
    speeds.prism.push(await measureServer('mocks/api/test/plain-prism.ts'));
    speeds.mock.push(await measureServer('mocks/api/main.ts'));
  }
  return { mock: bestOf(speeds.mock), prism: bestOf(speeds.prism) };
}

const bestOf = (speeds: ServerSpeed[]): ServerSpeed => ({
  start: Math.min(...speeds.map(({ start }) => start)),
  requests: Math.max(...speeds.map(({ requests }) => requests)),
});

async function measureServer(script: string): Promise<ServerSpeed> {
  const server = await start(script);
  try {
    return { start: server.seconds, requests: await requestsPerSecond(server.url) };
  } finally {
    server.stop();
  }
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function run(...args: string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', ...args], { cwd: root, stdio: 'pipe', encoding: 'utf8' });
}

/** A failed suite has no time, so its error is reported. */
function runContract(): void {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', 'scripts/vitest.config.ts', '--project', 'contract', '--reporter', 'dot'];
  execFileSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'pipe', encoding: 'utf8', maxBuffer: 64e6 });
}

/** A separate process, as with `npm run mock`, so that the client does not slow down the server. */
async function start(script: string) {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, ['--import', 'tsx', script, '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const gone = once(server, 'exit').then(() => {
    throw new Error(`${script} ended before it answered.`);
  });
  await Promise.race([answered(url), gone]);
  gone.catch(() => {}); // rejects when the benchmark stops the mock
  return { url, seconds: (performance.now() - started) / 1000, stop: () => server.kill() };
}

async function answered(url: string): Promise<void> {
  const limit = performance.now() + 30_000;
  while (performance.now() < limit) {
    const reply = await ask(url, CALLS[0]).catch(() => undefined);
    if (reply) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The mock does not answer.');
}

/** Reads of several sizes, including one that the memory rewrites. */
const CALLS = [
  '/food/member/has-permission?feature=aiFood',
  '/food/order/orderDetail?orderId=order-3011',
  '/cooperation/app/medicationRemind/queryList?date=2026-11-20',
  '/food/evaluation/info',
] as const;

const AT_ONCE = 10;
const MEASURED_MS = 3_000;
const WARM_UP_MS = 500;

/** @throws for a status other than 200, because a refusal is faster than a full reply */
async function requestsPerSecond(url: string): Promise<number> {
  await askFor(WARM_UP_MS, url);
  return (await askFor(MEASURED_MS, url)) / (MEASURED_MS / 1000);
}

async function askFor(duration: number, url: string): Promise<number> {
  const end = performance.now() + duration;
  let answers = 0;
  const client = async (first: number) => {
    for (let turn = first; performance.now() < end; turn++) {
      const reply = await ask(url, CALLS[turn % CALLS.length]);
      if (reply.status !== 200) throw new Error(`The mock refuses ${reply.url}: ${reply.status}`);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => client(index)));
  return answers;
}

async function ask(url: string, path: string | undefined): Promise<Response> {
  const reply = await fetch(`${url}${path}`, { headers: { appVersion: '5.2.0', source: 'iOS', userToken: 'bench' } });
  await reply.arrayBuffer();
  return reply;
}
