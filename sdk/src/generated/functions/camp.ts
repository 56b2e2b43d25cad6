// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { CampGoods, CampGoodsInfoInput, MyCamp } from '../schema.ts';

/**
 * A weight-loss camp as it is sold.
 *
 * The content, price, dates and free places of the camp. People buy a place in the native app, which sells none to a
 * person with `obstacles`.
 *
 * `GET /scheme/app/weight-loss-camp/goods-info`
 * @throws {HealthError} kind `business`:
 * - `NO_CAMP`: No camp is planned, or the one asked for is not known
 */
export const campGoodsInfo: OperationFunction<'camp.goodsInfo', 'read', [input?: CampGoodsInfoInput], CampGoods> = /* @__PURE__ */ operation(
  'camp.goodsInfo',
  'GET /scheme/app/weight-loss-camp/goods-info',
);

/**
 * The camp of the person that is not over.
 *
 * For the camp's entry: a member of a camp sees its day, anyone else sees the camps on sale.
 *
 * `GET /scheme/app/weight-loss-camp/not-over`
 * @throws {HealthError}
 */
export const campNotOver: OperationFunction<'camp.notOver', 'read', [], MyCamp | null> = /* @__PURE__ */ operation(
  'camp.notOver',
  'GET /scheme/app/weight-loss-camp/not-over noInput nullable',
);
