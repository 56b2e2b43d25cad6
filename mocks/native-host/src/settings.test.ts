import { describe, expect, it } from 'vitest';
import { readSettings, userOf, writeSettings } from './settings.ts';

describe('the link', () => {
  it('the link reproduces every setting', () => {
    const search =
      '?platform=android&model=pixel&user=promoter&language=zh-CN&theme=dark&network=slow&latency=300&bandwidth=64&appVersion=newer&lacks=pay,scanQr&messagingAccount=unbound' +
      '&orientation=landscape&size=actual&textScale=2&time=2026-11-20T23:55&zone=America/Los_Angeles' +
      '&scenario=medication.list/200/empty&world=w7&path=/purine?category=meat';
    const settings = readSettings(search);
    expect(settings).toEqual({
      platform: 'android',
      model: 'pixel',
      user: 'promoter',
      language: 'zh-CN',
      theme: 'dark',
      network: 'slow',
      latency: '300',
      bandwidth: '64',
      appVersion: 'newer',
      lacks: 'pay,scanQr',
      messagingAccount: 'unbound',
      orientation: 'landscape',
      size: 'actual',
      textScale: '2',
      time: '2026-11-20T23:55',
      zone: 'America/Los_Angeles',
      scenario: 'medication.list/200/empty',
      world: 'w7',
      path: '/purine?category=meat',
    });
    expect(readSettings(writeSettings(settings))).toEqual(settings);
  });

  it('the link ignores unknown values', () => {
    const search =
      '?platform=toString&theme=pink&zone=Mars&textScale=9&latency=-1&bandwidth=1e9&lacks=a b&time=2026-13-40T25:00&scenario=x&world=a b&path=';
    expect(readSettings(search, { language: 'zh-CN' })).toEqual(readSettings('', { language: 'zh-CN' }));
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '/device/',
  ])('the link opens only addresses of the app: %s', (path) => {
    expect(readSettings(`?${new URLSearchParams({ path })}`).path).toBe('/');
  });
});

describe('the user', () => {
  it('the user has a token that identifies it to the mock', () => {
    expect(userOf({ user: 'guest', world: 'w' })).toEqual({});
    expect(userOf({ user: 'promoter', world: 'w' })).toMatchObject({
      userToken: 'w-promoter-promoter',
      promoteRoleFlag: 1,
    });
    expect(userOf({ user: 'nonMember', world: 'w' })).toMatchObject({
      userToken: 'w-nonMember-nonMember',
      memberType: 0,
    });
    expect(userOf({ user: 'monthly', world: 'w' })).toMatchObject({ userToken: 'w-monthly-member', memberType: 2 });
  });
});
