// The minimal bundle of a consumer: a client and one call. `npm run bench` measures it.
import { createHealthClient } from '@health-app/sdk';

const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
export const goods = health.lookup.healthDataGoodsDetail({ goodsId: 'goods-1001' });
