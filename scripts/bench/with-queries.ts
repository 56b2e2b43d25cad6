// one-call.ts with the React Query factories. `npm run bench` measures it.
import { createHealthClient } from '@health-app/sdk';
import { createQueries } from '@health-app/sdk/react-query';

const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
export const goods = health.lookup.healthDataGoodsDetail({ goodsId: 'goods-1001' });
export const { queries } = createQueries(health);
