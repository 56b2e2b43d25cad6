import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createCodeCountdown,
  createStorage,
  debounce,
  isMainlandPhone,
  isMember,
  isPromoter,
  isShareType,
  maskPhone,
  rateScore,
  secondsUntilNextCode,
  shareContent,
} from '../src/index.ts';

describe('phone numbers', () => {
  it.each(['13800001234', '19912345678', '10000000000'])('%s is a mainland phone number', (text) => {
    expect(isMainlandPhone(text)).toBe(true);
  });

  it.each([
    '',
    '1380000123',
    '138000012345',
    '23800001234',
    '1380000123a',
    ' 13800001234',
    '13800001234\n',
    '+8613800001234',
    '１３８００００１２３４',
  ])('%j is not a mainland phone number', (text) => expect(isMainlandPhone(text)).toBe(false));

  it('maskPhone shows the first 3 and the last 4 digits of a phone number', () => {
    expect(maskPhone('13800001234')).toBe('138****1234');
    for (const phone of ['+86 138 0000 1234', '008613800001234', '138-0000-1234', '138****1234']) {
      expect(maskPhone(phone)).toBe('138****1234');
    }
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{10}$/), (phone) => {
        const shown = maskPhone(phone);
        expect(shown).toHaveLength(11);
        expect(shown).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
      }),
    );
  });
});

describe('maskPhone', () => {
  it('maskPhone hides every text that is not a mainland number', () => {
    for (const text of ['12345', '+1 202 555 0100', '1380000123', 'a@b.example']) expect(maskPhone(text)).toBe('****');
    expect(maskPhone('')).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskPhone(text)).toMatch(/^$|^(1\d\d)?\*{4}(\d{4})?$/);
      }),
    );
  });
});

describe('rateScore', () => {
  it.each([
    [-5, 2],
    [39.9, 2],
    [40, 2.5],
    [49.9, 2.5],
    [50, 3],
    [60, 3.5],
    [69, 3.5],
    [70, 4],
    [80, 4.5],
    [89.99, 4.5],
    [90, 5],
    [250, 5],
  ])('a value of %d has the score %d', (value, score) => expect(rateScore(value)).toBe(score));

  it('rateScore refuses a value that is not a number', () => {
    expect(() => rateScore(Number.NaN)).toThrow('value takes a number');
  });
});

describe('roles', () => {
  it('isMember and isPromoter recognise members and promoters', () => {
    expect([undefined, 0, 1, 2, 3].map((memberType) => isMember({ memberType: memberType as 0 }))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect([undefined, 0, 1].map((flag) => isPromoter({ promoteRoleFlag: flag as 0 }))).toEqual([false, false, true]);
  });
});

describe('debounce', () => {
  it('debounce calls once with the last arguments after 500 ms, and can be cancelled or flushed', () => {
    vi.useFakeTimers();
    const callback = vi.fn();
    const search = debounce(callback);
    search('r');
    vi.advanceTimersByTime(499);
    search('ri');
    vi.advanceTimersByTime(499);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback.mock.calls).toEqual([['ri']]);
    search('ric');
    search.cancel();
    search.flush();
    vi.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledOnce();
    search('rice');
    search.flush();
    vi.advanceTimersByTime(1_000);
    expect(callback.mock.calls).toEqual([['ri'], ['rice']]);
    vi.useRealTimers();
  });
});

describe('the countdown for a code', () => {
  it('the countdown for a code counts 60 s down by the clock', () => {
    expect(secondsUntilNextCode(undefined, 5_000)).toBe(0);
    expect(secondsUntilNextCode(1_000, 1_000)).toBe(60);
    expect(secondsUntilNextCode(1_000, 1_001)).toBe(60);
    expect(secondsUntilNextCode(1_000, 2_000)).toBe(59);
    expect(secondsUntilNextCode(1_000, 60_999)).toBe(1);
    expect(secondsUntilNextCode(1_000, 61_000)).toBe(0);
  });

  it('the countdown for a code stays between 0 and 60 at any time of the clock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (sentAt, now) => {
        const left = secondsUntilNextCode(sentAt, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('the countdown survives a reload, is separate for each purpose, and ends if the clock jumps back far', () => {
    const kept = new Map<string, string>();
    const backend = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    let now = 1_700_000_000_000;
    const open = (purpose: string) => createCodeCountdown(createStorage('test', backend), purpose, () => now);
    open('login').start();
    now += 20_000;
    expect(open('login').secondsLeft()).toBe(40);
    expect(open('changePhone').secondsLeft()).toBe(0);
    now -= 30_000;
    expect(open('login').secondsLeft()).toBe(60);
    now -= 3_600_000;
    expect(open('login').secondsLeft()).toBe(0);
    kept.set('1:code-sent:login', '"soon"');
    expect(open('login').secondsLeft()).toBe(0);
  });
});

describe('storage', () => {
  it('a storage prefixes its keys with the number of the environment', () => {
    const kept = new Map<string, string>();
    const backend = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    createStorage('production', backend).set('tid', 'a');
    createStorage('dev', backend).set('tid', 'b');
    expect(Object.fromEntries(kept)).toEqual({ '3:tid': '"a"', '0:tid': '"b"' });
    expect(createStorage('production', backend).get('tid')).toBe('a');
    createStorage('production', backend).remove('tid');
    expect(createStorage('production', backend).get('tid')).toBeUndefined();
    kept.set('0:broken', '{');
    expect(createStorage('dev', backend).get('broken')).toBeUndefined();
  });

  it.each<[string, () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>]>([
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      }),
    ],
    ['absent', () => undefined as unknown as Storage],
  ])('a storage keeps values in memory when the storage of the browser is %s', (_name, backend) => {
    const storage = createStorage('dev', backend);
    storage.set('a', { b: 1 });
    expect(storage.get('a')).toEqual({ b: 1 });
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });
});

describe('sharing', () => {
  it('shareContent returns title, description, picture, link and kind of saved picture', () => {
    expect(shareContent('family', 'https://m.health-app.example', '林晓 & co', 'zh-CN')).toEqual({
      title: '邀请您加入家人健康',
      description: '一起关注家人的健康数据，随时了解彼此的状况',
      imageUrl: 'https://m.health-app.example/share/default.png',
      link: 'https://m.health-app.example/share?userName=%E6%9E%97%E6%99%93+%26+co&type=family',
      saveImageType: 'qrcode',
    });
    const { imageUrl, title } = shareContent(
      'sugarControl',
      'https://m.health-app.example',
      'Lin',
      'en',
      '/share/gi.png',
    );
    expect(imageUrl).toBe('https://m.health-app.example/share/gi.png');
    expect(title).toBe('Sugar control lookup');
  });

  it('the link of shareContent contains every user name unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { link } = shareContent('family', 'https://m.health-app.example', name, 'en');
        expect(new URL(link).searchParams.get('userName')).toBe(name);
      }),
    );
  });

  it('isShareType accepts the share types and no other value', () => {
    expect(['family', 'sugarControl', 'constructor', '', null, 1].map(isShareType)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
