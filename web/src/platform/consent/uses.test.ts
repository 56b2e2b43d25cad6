import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new URL('../../', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
);

/** The calls that pass a person's health data to the server or to the native app. */
const uses = [
  'mutations.medication.save',
  'mutations.evaluation.next',
  'mutations.aiFood.submitFoodName',
  'mutations.analysis.submitFoodItem',
  'mutations.healthData.saveWeightWithCompareLast',
  'mutations.user.saveInformation',
  '= useHealthStore()',
  'useMeasurement(onDone)',
];

/** Uses of these calls that pass no new data, with the reason. */
const exempt: Record<string, string> = {
  'platform/query/useSilentMutation.ts': 'an example in a comment',
  'features/aiFood/components/OwnMeal.tsx': 'saves or takes out a meal that was handed in with the consent',
  'features/aiFood/components/RecognisedMeal.tsx': 'saves or takes out a meal that was handed in with the consent',
};

test.each(uses)('every file that uses %s asks for consent to health data, with listed exceptions', (use) => {
  const users = files.filter((path) => readFileSync(new URL(path, sources), 'utf8').includes(use));
  expect(users.length).toBeGreaterThan(0);
  const unasked = users.filter((path) => {
    const text = readFileSync(new URL(path, sources), 'utf8');
    return !(path in exempt) && !/(withConsent|ensureConsent)\('healthData'/.test(text);
  });
  expect(unasked).toEqual([]);
});
