import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const REQUESTS = 50_000;
/** After this many requests, the mock has its maximum number of worlds. */
const WARM = 10_000;
/** More than the mock's maximum, so that it drops worlds continuously. */
const WORLDS = 1_500;
const AT_ONCE = 10;

export interface Soak {
  /** The mock's requests per second. */
  requests: number;
  /** The heap after all requests, relative to the heap after the first 10,000. */
  memory: number;
}

/** Sends 50,000 requests from many worlds to the mock, and watches its memory. */
export async function measureSoak(): Promise<Soak> {
  const execArgv = ['--expose-gc', '--import', 'tsx'];
  const server = fork(join(import.meta.dirname, 'soak-server.ts'), { execArgv });
  try {
    const { url } = await answerOf<{ url: string }>(server);
    const started = performance.now();
    await send(url, 0, WARM);
    const before = await heapOf(server);
    await send(url, WARM, REQUESTS);
    const seconds = (performance.now() - started) / 1000;
    return { requests: REQUESTS / seconds, memory: (await heapOf(server)) / before };
  } finally {
    server.kill();
  }
}

async function answerOf<T>(server: ChildProcess): Promise<T> {
  const gone = once(server, 'exit').then(() => {
    throw new Error('The mock ended.');
  });
  const [message] = await Promise.race([once(server, 'message'), gone]);
  gone.catch(() => {}); // rejects when the benchmark stops the mock
  return message as T;
}

async function heapOf(server: ChildProcess): Promise<number> {
  server.send('heap');
  return (await answerOf<{ heap: number }>(server)).heap;
}

const HEADERS = { appVersion: '5.2.0', source: '' };
const JSON_HEADERS = { ...HEADERS, 'content-type': 'application/json' };

/** The calls in each world: a command that changes its state, and reads of several domains. */
const CALLS: [path: string, body?: object][] = [
  ['/food/user/saveUserInformation', { weight: 58 }],
  ['/food/order/orderDetail?orderId=order-3011'],
  ['/scheme/app/health-data/detail?healthDataType=weight'],
  ['/food/member/has-permission?feature=aiFood'],
];

async function send(url: string, from: number, to: number): Promise<void> {
  let next = from;
  const client = async () => {
    while (next < to) {
      const index = next++;
      const [path, body] = CALLS[index % CALLS.length] as (typeof CALLS)[number];
      const userToken = `soak-${Math.floor(index / CALLS.length) % WORLDS}`;
      const init = body
        ? { method: 'POST', headers: { ...JSON_HEADERS, userToken }, body: JSON.stringify(body) }
        : { headers: { ...HEADERS, userToken } };
      const reply = await fetch(url + path, init);
      // A refusal is faster than a full reply, so it would falsify the figure.
      if (reply.status !== 200) throw new Error(`The mock refuses ${path}: ${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}
