import { HealthError } from '@health-app/sdk';
import { expect, it } from 'vitest';
import { createOpenIntent } from './open-intent.ts';

const lost = new HealthError('timeout', '');

/** Makes attempts with the given inputs and outcomes, and returns the contexts that they were sent with. */
async function attempts(...outcomes: [input: object | undefined, error?: Error][]) {
  const attempt = createOpenIntent<{ attempt: number }>();
  const sent: number[] = [];
  for (const [index, [input, error]] of outcomes.entries()) {
    const result = attempt(input, { attempt: index }, async (context) => {
      sent.push(context.attempt);
      if (error) throw error;
      return index;
    });
    if (error) await expect(result).rejects.toBe(error);
    else expect(await result).toBe(index);
  }
  return sent;
}

it('the same input is sent again with the same intent while its outcome is unknown', async () => {
  const weight = { weight: 60 };
  const broken = new HealthError('http', '', { status: 500 });
  expect(await attempts([weight, lost], [{ weight: 60 }, broken], [weight])).toEqual([0, 0, 0]);
});

it('a new intent begins after a success, after a refusal or with another input', async () => {
  const [one, other] = [{ weight: 60 }, { weight: 61 }];
  const refused = new HealthError('business', '', { code: 'IMPLAUSIBLE', status: 200 });
  expect(await attempts([one], [one])).toEqual([0, 1]);
  expect(await attempts([one, refused], [one])).toEqual([0, 1]);
  expect(await attempts([one, lost], [other], [one])).toEqual([0, 1, 2]);
});

it('a command without input keeps its intent too', async () => {
  expect(await attempts([undefined, lost], [undefined], [undefined])).toEqual([0, 0, 2]);
});
