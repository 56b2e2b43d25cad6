// core-call.ts with ten calls of ten domains. `npm run bench` measures it.
import { createCoreClient } from '@health-app/sdk';
import {
  aiFoodAnalysisResult,
  familyRelationship,
  healthDataDetail,
  heartRateHistory,
  incomeSummary,
  lookupHealthDataGoodsDetail,
  medicationSave,
  ordersDetail,
  partnerIndexData,
  userInformation,
} from '@health-app/sdk/operations';

const health = createCoreClient({ environment: 'production', app: 'main', appVersion: '1.0.0' });
export const calls = [
  lookupHealthDataGoodsDetail(health, { goodsId: 'goods-1001' }),
  aiFoodAnalysisResult(health, {} as never),
  familyRelationship(health),
  healthDataDetail(health, {} as never),
  heartRateHistory(health, {} as never),
  incomeSummary(health),
  medicationSave(health, {} as never),
  ordersDetail(health, {} as never),
  partnerIndexData(health),
  userInformation(health),
];
