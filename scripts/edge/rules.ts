/** The API replies that a CDN may cache, and the assumptions of the calculation in web/hosting/README.md. */

/** A public read whose replies are the same for everybody. */
export interface EdgeRule {
  operation: string;
  /** Its input in the calculation; the description contains the reply as an example. */
  input: Record<string, string>;
  /** Reason for changes of a reply, and their frequency (assumed). */
  changes: string;
  /** Seconds for which a browser caches a reply. */
  browser: number;
  /** Seconds for which the CDN caches it. */
  edge: number;
  /** Number of different inputs in a day (assumed). */
  inputs: number;
  /** Number of calls per person and day, on average over all people (assumed). */
  calls: number;
}

const hour = 3_600;
const day = 24 * hour;

export const edgeRules: EdgeRule[] = [
  {
    operation: 'lookup.glycemicIndexList',
    input: {},
    changes: 'a new edition of the table: some times a year',
    browser: 300,
    edge: day,
    inputs: 1,
    calls: 0.3,
  },
  {
    operation: 'lookup.glycemicIndexList',
    input: { keyword: '豆腐' },
    changes: 'the same',
    browser: 300,
    edge: day,
    inputs: 5_000,
    calls: 0.9,
  },
  {
    operation: 'lookup.purineIndexList',
    input: {},
    changes: 'a new edition of the table: some times a year',
    browser: 300,
    edge: day,
    inputs: 1,
    calls: 0.15,
  },
  {
    operation: 'lookup.purineIndexList',
    input: { keyword: '豆腐' },
    changes: 'the same',
    browser: 300,
    edge: day,
    inputs: 5_000,
    calls: 0.45,
  },
  {
    operation: 'information.listByHealthDataType',
    input: { healthDataType: 'weight' },
    changes: 'new articles: daily',
    browser: 300,
    edge: hour,
    inputs: 6,
    calls: 0.4,
  },
  {
    operation: 'information.listByTaskType',
    input: { taskType: 'diet' },
    changes: 'new articles: daily',
    browser: 300,
    edge: hour,
    inputs: 7,
    calls: 0.3,
  },
];

/** Public reads that must not be cached, with the reason. */
export const neverKept: Record<string, string> = {
  'lookup.healthDataGoodsDetail': 'a price and a stock must be those of now, and too few people ask for the same goods',
  'orders.goodsDetail': 'a price and a stock must be those of now, and too few people ask for the same goods',
  'aiFood.viewHistoryRecord': 'a share code opens it: a meal of one person, who may withdraw it',
  'aiFood.viewHistoryRecordFood': 'a share code opens it: a meal of one person, who may withdraw it',
  'mirror.viewResult':
    'a token opens it: measures of a body, which are asked for every two seconds until they are ready',
};

/** The proposed header of a reply with `success: true`. Every other reply of the API has `no-store`. */
export function cacheControl({ browser, edge }: Pick<EdgeRule, 'browser' | 'edge'>): string {
  // A table or a list that is an hour old is better than none; a price is not.
  const stale = edge >= hour ? `, stale-while-revalidate=${hour}, stale-if-error=${day}` : '';
  return `public, max-age=${browser}, s-maxage=${edge}${stale}`;
}

/** People per day, locations of the CDN, and calls in the busiest hour relative to an average hour. */
export const assumptions = { people: 1_000_000, places: 50, peak: 3 };

/**
 * Calls that reach the origin in a day: each location requests an input when its cached reply has expired, but not more
 * often than people do.
 * @param locations that request from the origin; 1 if a single one does so for all, which CDNs call a shield
 */
export function originCalls({ calls, inputs, edge }: EdgeRule, places: number): number {
  return Math.min(calls * assumptions.people, inputs * places * (day / edge));
}
