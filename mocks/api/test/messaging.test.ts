import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshMock } from './client.ts';
import { freshWorld } from './world.ts';

const url = 'https://h5.health-app.example/share?userName=%E6%9E%97%E6%99%93&type=sugarControl';

it('the requested page is signed', () => {
  const { ask, clock } = freshWorld();
  const signed = ask('messaging.launchAppParam', { url });
  const { timestamp, nonceStr, signature } = signed;
  expect(timestamp).toBe(clock.now.getTime() / 1000);
  const text = `jsapi_ticket=placeholder-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
  expect(signed.launchParam).toBe('/share?userName=%E6%9E%97%E6%99%93&type=sugarControl');
  expect(ask('messaging.launchAppParam', { url: `${url}&x=1` })).not.toMatchObject({ signature });
});

it('an address that is not a page is refused', () => {
  const { ask, examples } = freshWorld();
  const { msg } = examples.failure('messaging.launchAppParam', 'failUnknownHost');
  expect(ask('messaging.launchAppParam', { url: 'http://:' })).toBe(msg);
});

it('an address is signed without its fragment on both hosts of the server', async () => {
  const mock = await freshMock();
  for (const host of ['scheme', 'food']) {
    const path = `/${host}/view/wx/get-h5-lanuch-app-param`;
    const signed = await mock.post(path, JSON.stringify({ url }));
    expect(signed.body.data.launchParam).toContain('/share?');
    expect((await mock.post(path, JSON.stringify({ url: `${url}#top` }))).status).toBe(400);
  }
  await mock.close();
});
