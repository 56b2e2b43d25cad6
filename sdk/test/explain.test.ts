import { describe, expect, it } from 'vitest';
import { explain } from '../src/index.ts';
import { client } from './client.ts';
import { fail, transport } from './transport.ts';

describe('explain', () => {
  it('explain gives the facts for a bug report, and hides the token', async () => {
    const health = client({
      ...transport({ status: 500, ...fail('NPE', '123') }),
      source: 'iOS',
    });
    const error = await health.medication.delete({ reminderId: 'rem-2001' }).catch((reason: unknown) => reason);
    expect(explain(error).split('\n')).toEqual([
      'http: request exception',
      'operation: medication.delete',
      'request: POST /cooperation/app/medicationRemind/delete',
      'status: 500',
      'code: 123',
      'attempts: 1',
      expect.stringMatching(/^waited for login: \d+ ms$/),
      'headers: {"appVersion":"5.2.0","source":"iOS","userToken":"hidden"}',
    ]);
  });

  it('explain shows neither the message of the server nor the cause of an error', async () => {
    const network = await client(transport(new Error('no route for 林晓')))
      .medication.list({}, { retry: 0 })
      .catch((reason: unknown) => reason);
    const business = await client(transport(fail('林晓的提醒不存在', 'GONE')))
      .medication.list()
      .catch((reason: unknown) => reason);
    expect(explain(network)).toMatch(/^network: no reply from the server\n/);
    expect(explain(business)).toMatch(/^business: GONE\n/);
    expect(explain(network) + explain(business)).not.toContain('林晓');
  });

  it('explain describes values that are not a HealthError', () => {
    expect(explain(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
    expect(explain('no')).toBe('no');
  });
});
