/** Uses every entry. It prints the names of foods, and what the factories of React Query load and send. */
export const typed = `
import { createHealthClient, type GlycemicFood, isHealthError, type OrderDetail, type OrderSummary } from '@health-app/sdk';
import { createBridge, type Platform } from '@health-app/sdk/bridge';
import { createDriftMiddleware, type Drift } from '@health-app/sdk/drift';
import { handlers } from '@health-app/sdk/msw';
import { ordersDetail } from '@health-app/sdk/operations';
import { createTelemetryHooks } from '@health-app/sdk/otel';
import { createOperationQueries, createQueries } from '@health-app/sdk/react-query';
import { judge, type Judgement } from '@health-app/sdk/safety';
import { persistSession, renewLogin } from '@health-app/sdk/session';
import { createFakeTransport, fixture, ok, refused } from '@health-app/sdk/testing';
import { createValidationMiddleware } from '@health-app/sdk/validate';
import { MutationObserver, QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
declare const process: { env: Record<string, string> };
declare const console: { log(text: string): void };

const hosts = { dev: { main: process.env.MOCK_URL as string, food: process.env.MOCK_URL as string } };
// A new person for each run, since an order is cancelled once.
const userToken = String(Date.now());
const login = () => ({ userToken });
const health = createHealthClient({ environment: 'dev', app: 'main', appVersion: '1.0.0', hosts, login });
const { queries, infiniteQueries, mutations, invalidate } = createQueries(health);
declare const maybe: AbortSignal | undefined;
declare const keyword: string | undefined;
void (() => health.lookup.glycemicIndexList({ keyword }, { signal: maybe }));
const names: Promise<string> = health.lookup
  .glycemicIndexList({ keyword: '豆腐' })
  .then((foods: GlycemicFood[]) => foods.map((food) => food.name).join());

export function useFactories() {
  const foods: GlycemicFood[] | undefined = useQuery(queries.lookup.glycemicIndexList({ keyword })).data;
  const orders: OrderSummary[] | undefined = useInfiniteQuery(infiniteQueries.orders.list({ tab: 'all' })).data?.pages[0]?.list;
  const cancel = useMutation(mutations.orders.cancel({ silent: true }));
  if (cancel.error?.kind === 'business') cancel.error.code satisfies string | undefined;
  // @ts-expect-error a tab that there is not
  infiniteQueries.orders.list({ tab: 'plutonium' });
  // @ts-expect-error a field of the input is missing
  cancel.mutate({});
  return [foods, orders, () => cancel.mutate({ orderId: 'order-3015', reason: 'changedMind' })];
}

const cache = new QueryClient();
async function runFactories(): Promise<string> {
  const input = { category: 'fruit' } as const;
  const foods: GlycemicFood[] = await cache.fetchQuery(queries.lookup.glycemicIndexList(input));
  const cached: GlycemicFood[] | undefined = cache.getQueryData(queries.lookup.glycemicIndexList(input).queryKey);
  const { pages } = await cache.fetchInfiniteQuery(infiniteQueries.orders.list({ tab: 'all' }));
  const cancel = new MutationObserver(cache, mutations.orders.cancel());
  const order: OrderDetail = await cancel.mutate({ orderId: 'order-3015', reason: 'changedMind' });
  await invalidate(cache, 'orders');
  return [foods.length === cached?.length, pages[0]?.pageNum, order.orderId].join();
}

const drifts: Drift[] = [];
health.use(createDriftMiddleware({ onDrift: (drift) => drifts.push(drift) }), createValidationMiddleware());
const platform: Platform = 'ios';
const judgement: Judgement | undefined = judge({ kind: 'glucose', value: 2.9, moment: 'fasting' }, { age: 40 });
const hooks = createTelemetryHooks();
const fake = createHealthClient({ ...createFakeTransport(ok([])), environment: 'dev', app: 'main', appVersion: '1.0.0', hooks });
persistSession(fake, { onEnd: ({ user }) => void user.userId });
renewLogin(fake, async ({ userToken }) => userToken);
const { query } = createOperationQueries(fake);
void ((): Promise<OrderDetail> => cache.fetchQuery(query(ordersDetail, { orderId: 'order-1' })));
void (() => handlers(fake, { 'orders.cancel': refused('orders.cancel', 'PAID') }));
const shipped: Promise<OrderDetail> = fixture('orders.detail', 'shipped');
// @ts-expect-error a refusal of another operation
void (() => handlers(fake, { 'orders.detail': refused('orders.cancel', 'PAID') }));
void ((): Promise<OrderDetail> => ordersDetail(health, { orderId: 'order-1' }, { silent: true }));
// @ts-expect-error a field of the input is missing
void (() => ordersDetail(health, {}));
// @ts-expect-error a category that there is not
void (() => health.lookup.glycemicIndexList({ category: 'plutonium' }));
// @ts-expect-error a required parameter is missing
void (() => health.lookup.healthDataGoodsDetail({}));
// @ts-expect-error a kind of reading that there is not
void (() => judge({ kind: 'humour', value: 1 }, {}));

Promise.all([names, runFactories(), fake.lookup.glycemicIndexList(), shipped]).then(
  ([text, ran, none, { status }]) => console.log([text, ran, none.length, status, judgement?.urgency, typeof createBridge, platform, drifts.length].join('|')),
  (error) => console.log(isHealthError(error) ? error.kind : String(error)),
);
`;

/** The same without MSW, whose declarations for CommonJS and older compilers fail without `skipLibCheck`. */
export const withoutMsw = typed.replace(/^.*(handlers|of another operation).*\n/gm, '');
