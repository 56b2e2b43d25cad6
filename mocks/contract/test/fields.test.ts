import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Report, renderText } from '../report.ts';
import {
  contractReport,
  type Envelope,
  firstRequestOf,
  only,
  type Plant,
  startServer,
  UNKNOWN,
  violation,
} from './server.ts';

type Fields = Record<string, unknown>;
const withData =
  (edit: (data: Fields) => unknown): Plant =>
  (example) => ({ ...example, data: edit(example.data as Fields) });

/** One fault for each listed operation; all others reply correctly. */
const plants: Record<string, Plant> = {
  'income.summary': withData((data) => ({ ...data, totalAmount: '601.76' })),
  'camp.notOver': withData(({ startDate: _left, ...data }) => data),
  'mirror.lastResult': withData((data) => ({ ...data, rawScan: { points: 4096 } })),
  'user.information': withData((data) => ({ ...data, userName: null })),
  'member.hasPermission': withData((data) => ({ ...data, memberType: 9 })),
  'heartRate.average': withData((data) => ({ ...data, from: '14.11.2026', average: -3 })),
  'orders.detail': withData((data) => ({ ...data, refundStatus: 'lost', items: [], payBefore: 1790000000 })),
  'lookup.glycemicIndexList': (example) => ({
    ...example,
    data: (example.data as Fields[]).slice(0, 3).map((food) => ({ ...food, gi: String(food.gi), 'a/b~c': 1 })),
  }),
  'orders.list': () => ({ success: true }),
  'camp.goodsInfo': (example) => example.data as Envelope,
  'partner.relationship': () => ({ success: 'true', data: null }),
  'information.shortLink': () => ({ body: '[1, 2]' }),
  'income.drawList': () => ({ success: false, code: 'NOT_PROMOTER', msg: '', data: [] }),
  'family.name': () => ({ success: false, code: 'SELF', msg: `Nobody knows token-1234` }),
};

let server: Awaited<ReturnType<typeof startServer>>;
let report: Report;
let printed: string;
beforeAll(async () => {
  server = await startServer(plants);
  report = await contractReport('--target', server.url, '--token', 'token-1234');
  printed = renderText(report);
}, 120_000);
afterAll(() => server.close());

const found = (id: string) => firstRequestOf(report, id);

describe('a field', () => {
  it('a field of the wrong type is reported with both types', () => {
    expect(found('income.summary')).toMatchObject(
      only(
        violation('type', '/data/totalAmount', 'integer', '"601.76" (string)'),
        violation('rule', '/data', 'totalAmount = available + unsettled', '601.76 (number) and 60176 (number)'),
      ),
    );
    expect(printed).toContain(
      '✖ violates      income.summary  GET /food/income/summary\n    type: /data/totalAmount: expected integer, got "601.76" (string)\n',
    );
  });

  it('a field that is missing is reported with the expected value', () => {
    expect(found('camp.notOver')).toMatchObject(only(violation('missing', '/data/startDate', 'Day', 'nothing')));
    expect(found('orders.list')).toMatchObject(only(violation('missing', '/data', 'OrderPage', 'nothing')));
  });

  it('a field that must not be null is reported as such, not as a wrong type', () => {
    expect(found('user.information')).toMatchObject(only(violation('null', '/data/userName', 'string', 'null')));
  });

  it('a field outside its enumeration is reported with the allowed values', () => {
    expect(found('member.hasPermission')).toMatchObject(
      only(violation('enumeration', '/data/memberType', 'one of 0, 1, 2, 3', '9 (number)')),
    );
  });

  it('a field of the wrong format or outside its range is reported', () => {
    expect(found('heartRate.average')).toMatchObject(
      only(
        violation('format', '/data/from', 'format date', '"14.11.2026" (string)'),
        violation('range', '/data/average', '>= 20', '-3 (number)'),
        violation('rule', '/data', 'min <= average', '67 (number) and -3 (number)'),
      ),
    );
  });

  it('a field that may also be null is compared with the other branch alone', () => {
    const statuses = '"applied", "approved", "awaitingReturn", "returning", "refunded", "rejected", "withdrawn"';
    expect(found('orders.detail').violations).toEqual([
      violation('type', '/data/payBefore', 'string (date-time) or null', '1790000000 (number)'),
      violation('length', '/data/items', '1 or more items', 'array of 0'),
      violation('enumeration', '/data/refundStatus', `one of ${statuses} or null`, '"lost" (string)'),
      violation('rule', '/data', 'amounts.goodsAmount = sum(items.amount)', '16900 (number) and 0 (number)'),
      violation('rule', '/data', 'amounts.discount = sum(items.discount)', '845 (number) and 0 (number)'),
    ]);
  });

  it('a field that is wrong in every item of a list is reported once', () => {
    expect(found('lookup.glycemicIndexList')).toMatchObject({
      violations: [violation('type', '/data/0/gi', 'integer', '"32" (string)', 3)],
      undocumented: [{ where: '/data/0/a~1b~0c', got: '1 (number)', times: 3 }],
    });
    expect(printed).toContain('    type: /data/0/gi and 2 more: expected integer, got "83" (string)');
  });

  it('a field outside the description is a warning', () => {
    expect(found('mirror.lastResult')).toMatchObject({
      verdict: 'conforms',
      violations: [],
      undocumented: [{ where: '/data/rawScan', got: 'object { points }', times: 1 }],
    });
    expect(printed).toContain(
      '✔ conforms      mirror.lastResult\n    undocumented: /data/rawScan: object { points }\n',
    );
  });
});

describe('an envelope', () => {
  const wanted = 'true or false';

  it('an envelope without success has one finding', () => {
    expect(found('camp.goodsInfo')).toMatchObject(only(violation('envelope', '/success', wanted, 'nothing')));
  });

  it('an envelope with a success that is not a boolean is reported', () => {
    expect(found('partner.relationship')).toMatchObject(
      only(violation('envelope', '/success', wanted, '"true" (string)')),
    );
  });

  it('an envelope that is not an object is reported', () => {
    const envelope = 'the envelope { success, msg, data }';
    expect(found('information.shortLink')).toMatchObject(only(violation('envelope', 'body', envelope, 'array of 2')));
  });

  it('an envelope of a business failure is compared with the failure alone', () => {
    expect(found('income.drawList')).toMatchObject(
      only(
        violation('length', '/msg', '1 or more characters', '"" (string)'),
        violation('type', '/data', 'null', 'array of 0'),
      ),
    );
  });

  it('an envelope of a business failure that conforms has a separate verdict', () => {
    expect(found('family.name')).toMatchObject({ verdict: 'refused', violations: [] });
    expect(printed).toContain('✖ never seen    family.name  GET ');
    expect(printed).toMatch(/perhaps because no command prepared them: .*family\.name/);
    expect(printed).toContain(
      '    /success: expected true at least once, got false, msg "Nobody knows [token]"  [invited; required parameters]',
    );
  });
});

it('only operations with a planted fault have findings', () => {
  const named = report.operations
    .filter(({ requests }) =>
      requests.some(({ message, violations, undocumented }) => {
        const isPlanted = message !== undefined && message !== UNKNOWN;
        return isPlanted || violations.length > 0 || undocumented.length > 0;
      }),
    )
    .map(({ operation }) => operation);
  expect(named.sort()).toEqual(Object.keys(plants).sort());
});
