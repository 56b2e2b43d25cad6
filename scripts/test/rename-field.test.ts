/** Renames a field of each domain in a copy: the compiler must report every file of the mock that uses the field. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleDescription } from '../generate/bundle.ts';
import { readDescription } from '../generate/description.ts';
import { renderMock } from '../generate/mock.ts';

const root = join(import.meta.dirname, '../..');

/** Schema and field, with the files of the mock that use the field. */
const FIELDS: [schema: string, field: string, files: string[]][] = [
  ['aiFood/schemas/AiFoodItem', 'amountSource', ['memory/aiFood/analysis.ts']],
  ['analysis/schemas/AnalysisRecord', 'deepStatus', ['memory/analysis/meal.ts', 'memory/analysis/state.ts']],
  ['auth/schemas/User', 'userToken', ['accounts.ts', 'memory/auth.ts']],
  ['camp/schemas/CampGoods', 'placesLeft', ['memory/camp.ts']],
  ['evaluation/schemas/EvaluationStep', 'isFirst', ['memory/evaluation/world.ts']],
  ['family/schemas/FamilyMember', 'sharedWithMe', ['memory/family/relation.ts', 'memory/family/world.ts']],
  ['feedback/schemas/FeedbackReceipt', 'feedbackId', ['memory/feedback.ts']],
  ['healthData/schemas/HealthDataDetail', 'canEnter', ['memory/healthData.ts']],
  ['heartRate/schemas/HeartRateAverage', 'last', ['memory/heartRate.ts']],
  ['income/schemas/DrawableAmount', 'pending', ['memory/income.ts']],
  ['information/schemas/ShortLink', 'shortUrl', ['memory/information.ts']],
  ['lookup/schemas/GlycemicFood', 'gi', ['foods/knowledge.ts']],
  ['mealPlan/schemas/MealPlanDay', 'eaten', ['memory/mealPlan/world.ts']],
  ['medication/schemas/MedicationHistoryDay', 'doses', ['memory/family/readings.ts', 'memory/medication/reminder.ts']],
  ['member/schemas/MemberPermission', 'freeUsesLeft', ['memory/member.ts']],
  ['messaging/schemas/LaunchAppParam', 'nonceStr', ['memory/messaging.ts']],
  ['mirror/schemas/MirrorRecord', 'hasPictures', ['memory/mirror/record.ts', 'memory/mirror/world.ts']],
  ['orders/schemas/OrderDetail', 'refundableUntil', ['memory/orders/order.ts']],
  ['partner/schemas/PartnerIndex', 'openInvitations', ['memory/partner.ts']],
  ['plans/schemas/ExecutionPlan', 'streakDays', ['memory/plans.ts']],
  ['user/schemas/PhoneChangeTicket', 'validSeconds', ['memory/user.ts']],
];

let folder = '';

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/rename-'));
  const copy = (path: string) => cp(join(root, path), join(folder, path), { recursive: true });
  await Promise.all(['openapi', 'sdk/src', 'mocks/api'].map(copy));
  await rm(join(folder, 'mocks/api/test'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Compiles the mock of the copy, and returns the places of the errors. */
async function compile(): Promise<{ file: string; message: string }[]> {
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions: { incremental: false }, include: ['mocks'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    );
  });
  return [...printed.matchAll(/^mocks\/api\/(.+?)\(\d+,\d+\): error (.*)$/gm)].map(([, file = '', message = '']) => ({
    file,
    message,
  }));
}

it('a renamed field stops the compiler in each file that uses it', { timeout: 120_000 }, async () => {
  expect(await compile()).toEqual([]);

  for (const [schema, field] of FIELDS) {
    const path = join(folder, 'openapi', `${schema}.yaml`);
    const before = await readFile(path, 'utf8');
    const after = before.replace(new RegExp(`\\b${field}\\b`, 'g'), `${field}Renamed`);
    expect(after, schema).not.toBe(before);
    await writeFile(path, after);
  }
  const openapi = join(folder, 'openapi');
  const bundle = await bundleDescription(join(openapi, 'openapi.yaml'), join(openapi, 'redocly.yaml'));
  await writeFile(join(folder, 'mocks/api/generated/operations.ts'), renderMock(bundle, readDescription(bundle)));

  const errors = await compile();
  for (const [schema, , files] of FIELDS) {
    expect(
      errors.map(({ file }) => file),
      schema,
    ).toEqual(expect.arrayContaining(files));
  }
});
