/** Puts the people of the safety tests into worlds of a mock, with their values. */
import type { User } from '@health-app/sdk';
import { loadDescription } from '../../mocks/api/description/load-description.ts';
import type { HealthDataDetail, Operations } from '../../mocks/api/generated/operations.ts';
import type { LocalMock } from '../../mocks/api/index.ts';
import { codeToGuardian, guardianConsent } from '../../mocks/api/test/guardian.ts';
import type { TestPerson } from '../../mocks/api/test/people.ts';

/** The afternoon of the examples. */
export const now = new Date('2026-11-20T16:20:00+08:00');
const nowOfExamples = '2026-11-20T16:20:00+08:00';

const { byRoute, examples } = await loadDescription();
const operations = new Map([...byRoute.values()].map((operation) => [operation.id, operation]));

/** Calls the mock; the data of the reply. @throws {Error} with the code of a failure */
async function send(mock: LocalMock, token: string, id: keyof Operations, input: object): Promise<unknown> {
  const operation = operations.get(id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  const { method, path } = operation;
  const query = method === 'get' ? `?${new URLSearchParams(Object.entries(input))}` : '';
  const response = await mock.fetch(`https://mock.example${path}${query}`, {
    method,
    headers: { appVersion: '5.2.0', source: 'iOS', userToken: token, 'content-type': 'application/json' },
    ...(method !== 'get' && { body: JSON.stringify(input) }),
  });
  const reply = await response.json();
  if (!reply.success) throw new Error(`${id}: ${reply.code ?? reply.msg}`);
  return reply.data;
}

type Values = Partial<Record<HealthDataDetail['series'][number]['code'], number>>;

/** The last value of each series by its code. */
function valuesOf({ profile, readings = {} }: TestPerson): Values {
  const { glucose, pressure, pulse } = readings;
  return {
    ...(glucose?.fasting !== undefined && { bloodSugarFasting: glucose.fasting }),
    ...(glucose?.afterMeal !== undefined && { bloodSugarAfterMeal: glucose.afterMeal }),
    ...(pressure && { systolic: pressure[0], diastolic: pressure[1] }),
    ...(pulse !== undefined && { heartRate: pulse }),
    ...(profile.weight && { weight: profile.weight }),
  };
}

/** The examples of health data with the person's last values. All weights are as far from the last one as before, in percent. */
function healthData(person: TestPerson): Record<string, HealthDataDetail> {
  const values = valuesOf(person);
  const names = examples.names('healthData.detail').filter((name) => !name.startsWith('fail'));
  return Object.fromEntries(
    names.map((name) => {
      const detail = structuredClone(examples.data('healthData.detail', name));
      for (const series of detail.series) {
        const last = series.points.at(-1);
        const value = values[series.code];
        const latest = series.latest?.value;
        if (value === undefined || !last || latest === undefined) continue;
        const isWeight = series.code === 'weight';
        const scaled = (before: number) => Math.round(((before * value) / latest) * 10) / 10;
        for (const point of series.points) {
          if (isWeight) for (const key of ['value', 'min', 'max'] as const) point[key] = scaled(point[key]);
        }
        if (!isWeight && detail.period !== 'year') Object.assign(last, { value, min: value, max: value, count: 1 });
        Object.assign(series.latest ?? {}, { value });
        // The pulse is a measurement of now, which the history of the heart rate has, too.
        if (series.code === 'heartRate') {
          for (const one of [series.latest, last]) Object.assign(one ?? {}, { measuredAt: nowOfExamples });
        }
      }
      return [name, detail];
    }),
  );
}

/** Arranges the world of a person. */
export async function arrange(mock: LocalMock, token: string, person: TestPerson): Promise<User> {
  await mock.seed(token, { examples: { 'healthData.detail': healthData(person) } });
  const given = (['healthData', 'ranking'] as const).map((purpose) => ({ purpose, given: true }));
  await send(mock, token, 'user.verifyCode', codeToGuardian);
  const consents = [...given, guardianConsent];
  const { weight, ...profile } = person.profile;
  await send(mock, token, 'user.saveInformation', {
    ...{ dietaryGoal: null, healthTagIds: [], ...profile, weight, confirmed: true, consents },
  });
  const { pulse } = person.readings ?? {};
  if (pulse !== undefined) {
    await mock.fetch('https://mock.example/__mock/bring/heartRate', {
      method: 'POST',
      headers: { 'x-mock-control': 'yes', userToken: token, 'content-type': 'application/json' },
      body: JSON.stringify({ heartRate: pulse, state: 'resting', source: 'camera', time: now.getTime() }),
    });
  }
  return { userId: token, userToken: token, memberType: 1, promoteRoleFlag: 1 } as User;
}
