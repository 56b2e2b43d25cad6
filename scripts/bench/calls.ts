import createFetchClient from 'openapi-fetch';
import type * as Sdk from '../../sdk/src/index.ts';

// Measures the built SDK, as applications use it, because in the sources tsx adds a call to each function creation.
const built = new URL('../../sdk/dist/index.js', import.meta.url).href;

const body = JSON.stringify({ success: true, data: { goodsId: 'goods-1001', name: '荞麦挂面', price: 2990 } });
const reply = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
const path = '/scheme/view/health-data-goods/detail';
const query = { goodsId: 'goods-1001' };

/**
 * The CPU time of a call of the built SDK divided by that of openapi-fetch with a time limit, both with a transport that replies at
 * once.
 */
export async function measureCallTime(): Promise<number> {
  const { createHealthClient }: typeof Sdk = await import(built);
  const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '1.0.0', fetch: reply });
  const plain = createFetchClient<Record<string, { get: object }>>({ baseUrl: health.host, fetch: reply });
  const ours = () => health.lookup.healthDataGoodsDetail(query);
  const theirs = async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 15_000);
    try {
      return await plain.GET(path, { params: { query }, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  };
  await time(ours, 2_000);
  await time(theirs, 2_000);
  // Rounds alternate, so that a processor that slows down affects both; the median ignores a single slow round.
  const ratios: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) ratios.push((await time(ours, 2_000)) / (await time(theirs, 2_000)));
  return ratios.sort((a, b) => a - b)[4] as number;
}

/** The bytes of heap that each of 100,000 calls leaves; near zero without a leak. */
export async function measureMemory(): Promise<number> {
  const { createHealthClient }: typeof Sdk = await import(built);
  const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '1.0.0', fetch: reply });
  const call = () => health.lookup.healthDataGoodsDetail(query);
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error('needs node --expose-gc');
  // The garbage collector frees requests and their signals between turns of the event loop, which awaiting alone does not
  // end.
  const rest = async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      gc();
    }
    return process.memoryUsage().heapUsed;
  };
  const callInTurns = async (times: number) => {
    for (let done = 0; done < times; done += 1_000) {
      await time(call, 1_000);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await callInTurns(10_000);
  const before = await rest();
  await callInTurns(100_000);
  return ((await rest()) - before) / 100_000;
}

/** The CPU time of this process for some calls, µs, which excludes other processes. */
async function time(call: () => Promise<unknown>, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let index = 0; index < times; index += 1) await call();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
