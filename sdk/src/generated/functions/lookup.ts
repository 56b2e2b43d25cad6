// Written by npm run generate. Do not edit.
import { type OperationFunction, operation } from '../../operation.ts';
import type { GlycemicFood, Goods, LookupGlycemicIndexListInput, LookupHealthDataGoodsDetailInput, LookupHealthDataGoodsListInput, LookupPurineIndexListInput, PurineFood } from '../schema.ts';

/**
 * Foods with their glycaemic index.
 *
 * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
 *
 * `GET /scheme/view/glycemic-index/list`
 * @throws {HealthError}
 */
export const lookupGlycemicIndexList: OperationFunction<'lookup.glycemicIndexList', 'read', [input?: LookupGlycemicIndexListInput], GlycemicFood[]> = /* @__PURE__ */ operation(
  'lookup.glycemicIndexList',
  'GET /scheme/view/glycemic-index/list data=array',
);

/**
 * One of the goods shown beside health data.
 *
 * Everything a product page shows. Called when a person opens one of the goods that a lookup or a health chart suggests.
 *
 * `GET /scheme/view/health-data-goods/detail`
 * @throws {HealthError} kind `business`:
 * - `GONE`: No longer sold
 */
export const lookupHealthDataGoodsDetail: OperationFunction<'lookup.healthDataGoodsDetail', 'read', [input: LookupHealthDataGoodsDetailInput], Goods> = /* @__PURE__ */ operation(
  'lookup.healthDataGoodsDetail',
  'GET /scheme/view/health-data-goods/detail',
);

/**
 * Goods shown beside one kind of health data.
 *
 * Goods for a lookup, a health chart or a product page, the most fitting first. Goods that are sold out stay in the list.
 *
 * For a signed-in person (assumed), goods with one of their allergens, or whose texts name a food that they leave out, such as
 * meat with the tag `vegan`, are left out. A person with a `WeightLossObstacle` gets no goods beside `weight`.
 *
 * `GET /scheme/view/health-data-goods/list`
 * @throws {HealthError}
 */
export const lookupHealthDataGoodsList: OperationFunction<'lookup.healthDataGoodsList', 'read', [input: LookupHealthDataGoodsListInput], Goods[]> = /* @__PURE__ */ operation(
  'lookup.healthDataGoodsList',
  'GET /scheme/view/health-data-goods/list data=array',
);

/**
 * Foods with their purine content.
 *
 * The whole list that matches, in the order of the table. The app asks once, then filters, sorts and classes by itself.
 *
 * `GET /scheme/view/purine-index/list`
 * @throws {HealthError}
 */
export const lookupPurineIndexList: OperationFunction<'lookup.purineIndexList', 'read', [input?: LookupPurineIndexListInput], PurineFood[]> = /* @__PURE__ */ operation(
  'lookup.purineIndexList',
  'GET /scheme/view/purine-index/list data=array',
);
