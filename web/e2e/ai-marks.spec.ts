import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { t } from './support/texts.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  operationId: string;
  'x-scope'?: string;
  'x-variant-of'?: string;
  responses: { 200: { $ref?: string; content?: { 'application/json': { schema: Schema } } } };
}

const description: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Operation['responses'][200]> };
} = JSON.parse(readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'));

/** Whether the schema of a reply, or of a part of it, contains the mark of a model. */
function isMarked({ $ref, properties = {}, items, oneOf = [], allOf = [] }: Schema): boolean {
  const referred = $ref && description.components.schemas[$ref.replace('#/components/schemas/', '')];
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...allOf];
  return 'generatedBy' in properties || (referred ? isMarked(referred) : parts.some(isMarked));
}

const operations = Object.values(description.paths).flatMap((methods) =>
  Object.values(methods).filter((one): one is Operation => typeof one === 'object' && 'operationId' in one),
);

const marked = operations.filter(({ responses: { 200: ok } }) => {
  const response = ok.$ref ? description.components.responses[ok.$ref.replace('#/components/responses/', '')] : ok;
  return isMarked(response?.content?.['application/json'].schema ?? {});
});

interface Row {
  address: string;
  /** Steps that show the reply on the screen. */
  steps?: (page: Page) => Promise<void>;
  /** The mark's hint on corrections, which identifies it if a screen has several. */
  says?: string;
}

/** The screen that shows the reply of each read. A command returns the reply of a read, which the same screen shows. */
const rows: Record<string, Row> = {
  'aiFood.analysisResult': { address: '/ai-food/result?analysisId=aifood-4172' },
  'aiFood.historyRecord': { address: '/ai-food/history', says: 'Open a meal to edit it.' },
  'aiFood.userSummary': {
    address: '/ai-food/history?date=2026-11-19',
    says: 'Edit a meal to have it written again.',
  },
  'aiFood.viewHistoryRecord': { address: '/ai-food/result?shareCode=0v81c5011ig65l' },
  'analysis.record': {
    address: '/food-app/analyze/result?analysisId=analysis-4126',
    steps: async (page) => {
      await page.getByRole('button', { name: t('Take it out of the diary') }).click();
      await page.getByRole('button', { name: t('Take it out'), exact: true }).click();
      await expect(page.getByText(t('Not in the diary'), { exact: true })).toBeVisible();
      await open(page, '/ai-app/analyze');
    },
    says: 'Open a meal to edit it.',
  },
  'analysis.simple': { address: '/food-app/analyze/result?analysisId=analysis-4126' },
  'analysis.deep': { address: '/food-app/analyze/more?analysisId=analysis-4126' },
  'analysis.ingredientRecord': { address: '/food-app/analyze/ingredients?analysisId=analysis-4126' },
  'analysis.dailyReportDetail': { address: '/food-app/report/day?date=2026-11-19' },
  'analysis.reportDetail': { address: '/food-app/report/week?date=2026-11-13' },
  'evaluation.report': { address: '/food-app/custom/food-health/report' },
  'evaluation.foodPlan': { address: '/food-app/custom/food-health/product' },
  'evaluation.foodPlanDetail': { address: '/food-app/custom/food-health/product/detail?date=2026-11-21' },
  'mealPlan.detail': { address: '/ai-app/custom' },
  'mealPlan.replaceResult': {
    address: '/ai-app/custom',
    steps: (page) =>
      page
        .getByRole('button', { name: t('Swap') })
        .last()
        .click(),
    says: 'Ask for another suggestion if it does not suit you.',
  },
  'mealPlan.replaceAllResult': {
    address: '/ai-app/custom',
    steps: (page) => page.getByRole('button', { name: t('Swap the rest of the day') }).click(),
    says: 'Ask for another suggestion if it does not suit you.',
  },
  'plans.stageAssessmentDetail': { address: '/evaluate?stageId=stage-6251' },
  'mirror.result': { address: '/ai-mirror/detail?recordId=mirror-5011' },
  'mirror.lastResult': { address: '/ai-mirror/records' },
  'mirror.viewResult': { address: '/ai-mirror/detail?token=ms-5k8w2r9p4c' },
};

const open = (page: Page, address: string) => page.goto(new URL(address, process.env.WEB_URL).href);

const reads = marked.filter((operation) => operation['x-scope'] && !operation['x-variant-of']);

test('the table has a screen for each read with content from AI', () => {
  expect(reads.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(rows).sort());
});

for (const [operationId, { address, steps, says }] of Object.entries(rows)) {
  test(`the screen of ${operationId} says that AI generated its content`, async ({ page, open, serverWorks }) => {
    await open(address);
    if (steps) {
      await steps(page);
      await serverWorks(5);
    }
    const marks = page.locator('[data-ai-mark]');
    const mark = (says ? marks.filter({ hasText: t(says) }) : marks).first();
    await expect(mark).toContainText(t('Generated by AI'));
    await expect(mark).toContainText(t('May be wrong.'));
    await expect(mark.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
  });
}

test('home cards with numbers from AI carry the AI mark', async ({ page, open }) => {
  await open('/food-app');
  for (const title of [t('Next planned meal'), t('Energy today')]) {
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.locator('[data-ai-mark]')).toContainText(t('Generated by AI'));
  }
});

test('the file of a drawn picture carries the AI mark', async ({ page, open }) => {
  await open('/food-app/analyze/ingredients-share?analysisId=analysis-4126');
  await page.getByRole('button', { name: t('Create picture') }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/png/);
  const file = Buffer.from(((await picture.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64');
  expect(file.toString('latin1')).toContain('iTXtAIGC');
});
