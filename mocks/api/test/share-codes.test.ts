import { beforeEach, expect, it } from 'vitest';
import { FRIDAY, freshWorld } from './world.ts';

let { ask, clock } = freshWorld();
beforeEach(() => {
  ({ ask, clock } = freshWorld());
});

it('a shared measurement opens unchanged in another world and without a sign-in', () => {
  const measure = (weight: number, userToken: string) => {
    const body = { token: `mt-q7v3k9x2hd${userToken}`, gender: 0, birthDate: '1990-01-01', height: 165, consent: 1 };
    ask('mirror.info', { token: body.token }, userToken);
    ask('mirror.confirm', { ...body, weight }, userToken);
  };
  measure(58, 'ann');
  measure(90, 'bob');
  clock.now = new Date(FRIDAY.getTime() + 10_000);
  const result = (token: string) => ask('mirror.result', { recordId: `mirror-5012-${token}` }, token);
  const [ann, bob] = [result('ann'), result('bob')];
  expect(ann.girths).not.toEqual(bob.girths);
  expect(ann.shareToken).not.toBe(bob.shareToken);
  for (const token of ['', 'bob', 'ann', 'cleo']) {
    expect(ask('mirror.viewResult', { token: ann.shareToken }, token), token).toMatchObject({
      girths: ann.girths,
      weight: 58,
      shareToken: null,
    });
  }
});
