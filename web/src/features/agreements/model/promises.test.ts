import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '../../../../screens.ts';
import { type Block, loadAgreement } from './agreement.ts';

/** The beginning of a promise, and what keeps it: a screen, a call, or an arrangement of the provider outside of the app. */
type Row = [beginning: string, keeper: string];

const provider = (arrangement: string) => `provider: ${arrangement}`;

/** The sections that promise something, by text and section, with a row for each promise in its order. */
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
    ],
    keep: [
      ['Photos of meals', 'feedback.submit'],
      ['Body pictures', 'mirror.result'],
      ['Diary, reports', 'feedback.submit'],
      ['Verification codes', 'user.verifyCode'],
      ['Logs', provider('retention of logs')],
      ['After you close', 'user.closeAccount'],
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
      ['Every estimate is marked', 'aiFood.analysisResult'],
      ['Implausible results', 'healthData.saveWeightWithCompareLast'],
      ['Advice that could do harm', 'evaluation.report'],
      ['Accuracy, complaints', provider('review of the models')],
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
      ['Every estimate is marked', 'aiFood.analysisResult'],
      ['Results outside', 'healthData.saveWeightWithCompareLast'],
      ['Advice that could do harm', 'evaluation.report'],
      ['Accuracy, complaints', provider('review of the models')],
      ['What a model made', 'analysis.deep'],
    ],
    objection: [
      ['Without recognition', '/ai-food/list'],
      ['Without personal plans', 'mealPlan.deletePre'],
      ['Without use for training', 'user.saveInformation'],
      ['A wrong or harmful result', 'feedback.submit'],
    ],
  },
};

const textsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [];
  if ('list' in block) return block.list;
  return 'facts' in block ? block.facts.map((fact) => fact.join(': ')) : [];
};

const { paths } = JSON.parse(
  readFileSync(new URL('../../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId?: string }>> };
const operations = new Set(
  Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
);

describe.each(Object.entries(promises))('the text %s', (name, sections) => {
  test.each(Object.entries(sections))('names in %s only what something keeps', async (id, rows) => {
    const { sections } = await loadAgreement(name, 'en');
    const texts = sections.find((section) => section.id === id)?.blocks.flatMap(textsOf) ?? [];
    expect(texts.map((text, index) => text.startsWith(rows[index]?.[0] ?? '—') || text)).toEqual(rows.map(() => true));
    for (const [, keeper] of rows) {
      const exists = keeper.startsWith('provider: ') || keeper in screens || operations.has(keeper);
      expect([keeper, exists]).toEqual([keeper, true]);
    }
  });
});

test('no text promises what the account now does at once', async () => {
  for (const name of Object.keys(promises)) {
    const text = JSON.stringify(await loadAgreement(name, 'en'));
    expect(text).not.toMatch(/copy of your data: write to us|withdraw, write to us|marked as made by AI/i);
  }
});
