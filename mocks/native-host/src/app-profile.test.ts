import { createBridge } from '@health-app/sdk/bridge';
import { createNativeHost } from '@health-app/sdk/testing';
import { expect, it } from 'vitest';
import { actionsOf, profileOf } from './app-profile.ts';

const app = { platform: 'ios', appVersion: 'current', lacks: '' } as const;

/** What a page finds out about an app with a profile. */
async function bridgeTo(profile: Parameters<typeof profileOf>[0]) {
  const host = createNativeHost({ platform: 'ios', ...profileOf(profile) });
  const bridge = createBridge({ window: host.window, handshakeTimeout: 20 });
  await bridge.ready;
  const scan = await bridge.call('scanQr', {}).then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );
  const offersPay = bridge.offers('pay');
  bridge.dispose();
  return { offersPay, scan };
}

it('a page finds only the actions that the app of the profile offers', async () => {
  expect(await bridgeTo(app)).toEqual({ offersPay: true, scan: 'ok' });
  expect(await bridgeTo({ ...app, lacks: 'pay,scanQr' })).toEqual({ offersPay: false, scan: 'not supported' });
  expect(await bridgeTo({ ...app, appVersion: 'newer' })).toEqual({ offersPay: true, scan: 'ok' });
});

it('a page gets nothing from an app of another protocol, or of none', async () => {
  expect(await bridgeTo({ ...app, appVersion: 'otherProtocol' })).toMatchObject({ scan: 'unavailable' });
  expect(await bridgeTo({ ...app, appVersion: 'silent' })).toMatchObject({ scan: 'unavailable' });
});

it('each platform offers its own actions', () => {
  expect(actionsOf('ios')).toContain('restorePurchases');
  expect(actionsOf('android')).not.toContain('restorePurchases');
});
