import { expect, it } from 'vitest';
import { startMock } from '../server/server.ts';
import { FRIDAY } from './world.ts';

const common = { appVersion: '5.2.0', source: 'iOS' };
const SMS = '/food/view/user/sms/getVerifyCode?purpose=login&phoneNumber=';

/** The texts of all replies when two people sign in, and one of them reads. */
async function replies(seed?: string): Promise<string[]> {
  const mock = await startMock({ now: () => FRIDAY, ...(seed !== undefined && { seed }) });
  const texts: string[] = [];
  const ask = async (
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(mock.url + path, { ...init, headers: { ...common, ...headers } });
    texts.push(await response.text());
    return JSON.parse(texts.at(-1) ?? '').data;
  };
  let userToken = '';
  for (const phoneNumber of ['13800001234', '13900005678']) {
    await ask(SMS + phoneNumber);
    const body = JSON.stringify({ phoneNumber, verifyCode: '123456' });
    ({ userToken } = await ask('/food/view/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }));
  }
  await ask('/information/app/v1/account/getUserInformation', { headers: { userToken } });
  await mock.close();
  return texts;
}

it('two runs with a seed and a stopped clock give the same replies', async () => {
  const first = await replies('demo');
  expect(first).toHaveLength(5);
  expect(first[1]).toMatch(/"userToken":"login-[0-9a-f]{32}-/);
  expect(first[3]).not.toBe(first[1]);
  expect(await replies('demo')).toEqual(first);
});

it('another seed, or none, gives other tokens', async () => {
  const [, first] = await replies('demo');
  const [, second] = await replies('other');
  const [, third] = await replies();
  expect(new Set([first, second, third]).size).toBe(3);
});
