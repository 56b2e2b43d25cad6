import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/ports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In seconds, except for the requests. */
export interface Speed {
  /** Bundling the description and generating all files from it. */
  generate: number;
  /** From the mock's command to its first reply. */
  mockStart: number;
  /** The mock's requests per second. */
  mockRequests: number;
  /** The whole contract suite. */
  contract: number;
}

export async function measureSpeed(): Promise<Speed> {
  const generate = seconds(() => run('scripts/generate.ts', '--check'));
  const mock = await startMock();
  try {
    const mockRequests = await requestsPerSecond(mock.url);
    return { generate, mockStart: mock.seconds, mockRequests, contract: seconds(runContract) };
  } finally {
    mock.stop();
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

/** A failing suite has no time: its error takes priority. */
function runContract(): void {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', 'scripts/vitest.config.ts', '--project', 'contract', '--reporter', 'dot'];
  execFileSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'pipe', encoding: 'utf8', maxBuffer: 64e6 });
}

/** A separate process, as with `npm run mock`, so that the client does not slow down the server. */
async function startMock() {
  const port = await freePort();
  const start = performance.now();
  const mock = spawn(process.execPath, ['--import', 'tsx', 'mocks/api/main.ts', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const gone = once(mock, 'exit').then(() => {
    throw new Error('The mock ended before it answered.');
  });
  await Promise.race([answered(url), gone]);
  gone.catch(() => {}); // rejects when the benchmark stops the mock
  return { url, seconds: (performance.now() - start) / 1000, stop: () => mock.kill() };
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
  const reply = await fetch(`${url}${path}`, { headers: { appVersion: '5.2.0', source: '', userToken: 'bench' } });
  await reply.arrayBuffer();
  return reply;
}
