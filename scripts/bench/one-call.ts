// What a consumer's bundle holds for a client and one call. Measured by `npm run bench`.
import { createHealthClient } from '@health-app/sdk';

const health = createHealthClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
export const goods = health.lookup.healthDataGoodsDetail({ goodsId: 'goods-1001' });
