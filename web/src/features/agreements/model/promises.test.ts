import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '../../../../screens.ts';
import { type Block, loadAgreement } from './agreement.ts';

/** The first words of a promise and what keeps it: a screen, a call, or an arrangement outside the app. */
type Row = [beginning: string, keeper: string];

const provider = (arrangement: string) => `provider: ${arrangement}`;

/** The sections with promises, by text and section; each promise has a row, in order. */
const promises: Record<string, Record<string, Row[]>> = {
  privacy: {
    collect: [
      ['Phone number', 'auth.login'],
      ['Name and picture', 'partner.singleRank'],
      ['Sex, birth date', '/ai-app/user/profile'],
      ['Health tags', '/ai-app/user/profile'],
      ['Photos of meals', '/ai-food/list'],
      ['Body pictures', 'mirror.confirm'],
      ['Readings of devices', '/health-data/ios-guide'],
      ['Technical data', 'statistic.push'],
      ['If you decline', '/sugar-control'],
    ],
    keep: [
      ['Photos of meals', 'feedback.submit'],
      ['Body pictures', 'mirror.result'],
      ['Diary, reports', 'feedback.submit'],
      ['Verification codes', 'user.verifyCode'],
      ['Logs', provider('retention of logs')],
      ['After you close', 'user.closeAccount'],
    ],
    share: [
      ['We pass data on only', provider('contracts with processors')],
      ['Providers that work', provider('contracts with processors')],
      ['People whom you choose', 'family.deleteRelationship'],
      ['Authorities', provider('requests of authorities')],
      ['We do not sell', provider('contracts with processors')],
    ],
    abroad: [['Data are stored', provider('place of the servers')]],
    minors: [
      ['The service is meant', 'user.saveInformation'],
      ['What you enter about a child', '/growth-curve'],
    ],
    rights: [
      ['See and correct', '/ai-app/user/profile'],
      ['Delete', 'feedback.submit'],
      ['Withdraw consent', 'user.saveInformation'],
      ['Get a copy', '/food-app/user/account'],
      ['Close the account', '/food-app/user/account/cancel'],
    ],
    protect: [
      ['Encrypted', provider('encryption of the servers')],
      ['Access by few', provider('access rights of staff')],
      ['Pictures of bodies', 'mirror.viewResult'],
      ['If data leak', provider('plan for incidents')],
    ],
  },
  algorithm: {
    limits: [
      ['A photo shows', 'aiFood.analysisResult'],
      ['Every estimate is marked', 'aiFood.analysisResult'],
      ['Implausible results', 'healthData.saveWeightWithCompareLast'],
      ['Advice that could do harm', 'evaluation.report'],
      ['Accuracy, complaints', provider('review of the models')],
      ['If you have an allergy', 'aiFood.analysisResult'],
    ],
    'switch-off': [
      ['Without recognition', '/food-app/analyze/list'],
      ['Without a personal plan', 'mealPlan.deletePre'],
      ['Without health tags', '/ai-app/user/profile'],
      ['Without use for training', 'user.saveInformation'],
    ],
  },
  'oppo-algorithm': {
    safeguards: [
      ['A model can be wrong', 'aiFood.analysisResult'],
      ['Every estimate is marked', 'aiFood.analysisResult'],
      ['Results outside', 'healthData.saveWeightWithCompareLast'],
      ['Advice that could do harm', 'evaluation.report'],
      ['Accuracy, complaints', provider('review of the models')],
      ['What a model made', 'analysis.deep'],
      ['If you are allergic', 'aiFood.analysisResult'],
    ],
    objection: [
      ['Without recognition', '/ai-food/list'],
      ['Without personal plans', 'mealPlan.deletePre'],
      ['Without use for training', 'user.saveInformation'],
      ['A wrong or harmful result', 'feedback.submit'],
      ['If the answer', provider('authority in charge')],
    ],
  },
  user: {
    service: [
      ['The service records', 'analysis.dailyReportDetail'],
      ['AI nutrition recognises', 'aiFood.submitFoodName'],
      ['The food app analyses', '/food-app/product/order/list'],
      ['In an emergency', '/health-data/detail'],
    ],
    account: [
      ['An account belongs', 'user.changePhoneNumberSubmit'],
      ['Whoever has your phone', 'feedback.submit'],
      ['You can change the number', 'user.changePhoneNumberSubmit'],
      ['What you tell us', '/ai-app/user/profile'],
    ],
    membership: [
      ['Kinds', provider('page of purchase of the native app')],
      ['Renewal', provider('notice five days before a renewal')],
      ['Cancel', provider('store of the native app')],
      ['Refund', provider('store of the native app')],
      ['Price changes', provider('prices of the stores')],
      ['Closing the account does not', '/food-app/user/account/cancel'],
    ],
    conduct: [
      ['Content that breaks', provider('review of contents')],
      ['Advice that endangers', provider('review of contents')],
      ['Signing in as', 'auth.login'],
      ['Selling accounts', provider('review of contents')],
      ['We may remove', provider('hearing before a restriction')],
    ],
    content: [['Your photos, texts', 'user.saveInformation']],
    liability: [
      ['For intent', provider('liability')],
      ['For other negligence', provider('liability')],
      ['Not for decisions', 'aiFood.analysisResult'],
      ['These limits', provider('liability')],
    ],
    end: [
      ['You can close', 'user.closeAccount'],
      ['A closed account', 'auth.login'],
      ['We may end it', 'feedback.submit'],
      ['If we end the service', provider('notice before the end of the service')],
    ],
    changes: [['We announce changes', provider('notice before a change')]],
  },
  'product-privacy': {
    short: [
      ['An order contains', 'orders.detail'],
      ['The seller and the carrier', provider('contracts with sellers and carriers')],
      ['Invoices and payments', 'user.closeAccount'],
    ],
    collect: [
      ['Goods, quantity', 'orders.detail'],
      ['Receiver, address', '/food-app/product/order/detail'],
      ['Payment method', provider('payment service')],
      ['Company and number', 'orders.logisticsInfo'],
      ['Reason, text', 'orders.submitRefundApply'],
      ['Messages to us', 'feedback.submit'],
    ],
    separate: [
      ['Sellers and carriers receive', provider('contracts with sellers and carriers')],
      ['A meal plan or a report', '/food-app/extra-nutrition'],
    ],
    keep: [
      ['Orders, payments', provider('retention of orders')],
      ['Address and phone', provider('retention of orders')],
      ['Pictures of a refund', provider('retention of orders')],
      ['Tracking of a parcel', provider('retention of orders')],
    ],
    rights: [
      ['See every order', 'orders.detail'],
      ['Correct the address', 'feedback.submit'],
      ['Get a copy', '/food-app/user/account'],
      ['Close the account', '/food-app/user/account/cancel'],
    ],
  },
  'product-useterms': {
    order: [
      ['The price on the page', 'orders.goodsDetail'],
      ['The contract begins', 'orders.detail'],
      ['If a price is plainly', provider('question before shipping')],
      ['Prices do not depend', 'orders.goodsDetail'],
    ],
    shipping: [
      ['Shipped', provider('shipping')],
      ['Delivery', 'orders.logisticsInfo'],
      ['Damaged on the way', 'orders.submitRefundApply'],
      ['Receipt', 'orders.confirmFinished'],
    ],
    refund: [
      ['You can request a refund', 'orders.submitRefundApply'],
      ['Not shipped', 'orders.calculateRefundAmount'],
      ['Shipped, with return', 'orders.submitRefundLogisticInfo'],
      ['Refund without return', 'orders.refundReason'],
      ['Way and time', provider('payment service')],
    ],
    'return-costs': [
      ['We do', 'orders.refundReason'],
      ['You do', 'orders.refundReason'],
      ['Opened food', 'orders.submitRefundApply'],
    ],
    supplements: [
      ['Food supplements do not', '/product/detail'],
      ['If you are pregnant', '/product/detail'],
      ['What is sold is marked', '/product/weight'],
    ],
    complaint: [['Write to us', 'feedback.submit']],
  },
};

const textsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('ai' in block) return [block.ai, block.food];
  return 'facts' in block ? block.facts.map((fact) => fact.join(': ')) : [];
};

const root = new URL('../../../../../', import.meta.url);

/** The calls in the code of the app and of the SDK, such as `user.closeAccount`: one that no code makes keeps no promise. */
const calls = new Set(
  ['web/src/', 'sdk/src/']
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((path) => folder + path),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|generated/.test(path))
    .flatMap((path) => [
      ...readFileSync(new URL(path, root), 'utf8').matchAll(
        /\b(?:health|queries|infiniteQueries|mutations)\.(\w+\.\w+)|(?:\buseFirst\w+\(|id === )'(\w+\.\w+)'/g,
      ),
    ])
    .map(([, call, first]) => call ?? first),
);
// The SDK calls functions of its operations, such as `authLogin` for `auth.login`.
for (const path of readdirSync(new URL('sdk/src/', root), { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.ts')) continue;
  const [, names = ''] =
    /import \{([^}]*)\} from '[./]*generated\/functions\.ts'/.exec(
      readFileSync(new URL(`sdk/src/${path}`, root), 'utf8'),
    ) ?? [];
  for (const name of names.split(',')) {
    calls.add(name.trim().replace(/[A-Z]/, (letter) => `.${letter.toLowerCase()}`));
  }
}

/** Such as `privacy.collect.phone-number`: the text, its section, and the first words of the promise. */
const idOf = (name: string, section: string, beginning: string): string =>
  `${name}.${section}.${beginning
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}`;

const rows = Object.entries(promises).flatMap(([name, sections]) =>
  Object.entries(sections).flatMap(([section, kept]) =>
    kept.map(([beginning, keeper]) => ({ id: idOf(name, section, beginning), keeper })),
  ),
);

test.each(rows)('the promise $id is kept by a screen, a call or an arrangement: $keeper', ({ keeper }) => {
  expect(keeper.startsWith('provider: ') || keeper in screens || calls.has(keeper)).toBe(true);
});

test('each promise has an id of its own', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

describe.each(Object.entries(promises))('the text %s', (name, sections) => {
  test.each(Object.entries(sections))('section %s has a row for each of its promises', async (id, kept) => {
    const { sections } = await loadAgreement(name, 'en');
    const texts = sections.find((section) => section.id === id)?.blocks.flatMap(textsOf) ?? [];
    expect(texts.map((text, index) => text.startsWith(kept[index]?.[0] ?? '—') || text)).toEqual(kept.map(() => true));
  });
});

test('no agreement contains a promise that is known to be outdated', async () => {
  for (const name of Object.keys(promises)) {
    const text = JSON.stringify(await loadAgreement(name, 'en'));
    expect(text).not.toMatch(
      /masked on every page|beside a value or a report|correct the address until the parcel is shipped, ask/i,
    );
    expect(text).not.toMatch(/copy of your data: write to us|withdraw, write to us|marked as made by AI/i);
  }
});

test('the shop terms name the receipt as the orders do', async () => {
  const description = readFileSync(new URL('openapi/orders/schemas/OrderDetail.yaml', root), 'utf8');
  const [, days] = /received without a confirmation: (\d+) days after shipment/.exec(description) ?? [];
  const [english, chinese] = await Promise.all(
    ['en', 'zh-CN'].map(async (locale) => JSON.stringify(await loadAgreement('product-useterms', locale))),
  );
  expect(english).toContain(`automatically ${days} days after shipment`);
  expect(chinese).toContain(`发货 ${days} 天后自动确认`);
});
