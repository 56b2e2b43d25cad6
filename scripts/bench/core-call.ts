// one-call.ts with a core client and the function of the operation. `npm run bench` measures it.
import { createCoreClient } from '@health-app/sdk';
import { lookupHealthDataGoodsDetail } from '@health-app/sdk/operations';

const health = createCoreClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
export const goods = lookupHealthDataGoodsDetail(health, { goodsId: 'goods-1001' });
