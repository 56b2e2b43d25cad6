import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emergencyNumbers, showsDanger } from '../../src/safety/index.ts';

const dangerous = [
  ...[
    '我不想活了，想把药都吃掉',
    '我 不 想 活 了',
    '不想再活了',
    '有时候想死。',
    '我想去死',
    '不如死了算了',
    '生不如死',
  ],
  ...['我想自杀', '我想自殺', '有轻生的念头', '我想輕生', '我想跳楼', '我想跳河', '写好了遗书', '割腕'],
  ...['我想结束这一切', '想結束自己的生命', '我想结束自己', '一了百了', '活着没意思', '活着没有意义', '我活够了'],
  ...['吞了一瓶安眠药', '吃了整瓶安眠药', '想一次把药全吃了'],
  ...['I want to kill myself', 'i want to kill my self', 'I want to end it all', 'I will end my life', 'I want to die'],
  ...['I want to cut myself', 'thinking of hurting myself', 'I want to be dead', 'I wish I was dead'],
  ...['I don’t want to live any more', "I don't want to live", 'I no longer want to live', 'no reason to live'],
  ...['Thinking about SUICIDE again', 'I will take all my pills tonight', 'I took a bottle of sleeping pills'],
];

const ordinary = [
  ...[
    '苹果',
    '鱼香肉丝',
    '轻生酮酸奶',
    '清炒轻生菜',
    '今天热死了，想死你们了',
    '我好想死党',
    '想死磕到底',
    '想死记硬背',
  ],
  ...['减轻生理期疼痛', '減輕生理期疼痛', '减轻生活压力', '年轻生活', '体重轻，生理期不准', '不想活动', '不想活血化瘀'],
  ...[
    '今天的药都吃了',
    '早上的药都吃掉了',
    '药全吃完了',
    '药吃完了，怎么续方',
    '不想吃药',
    '想问药都吃完了怎么办',
    '吃了一瓶药没有用',
  ],
  ...['跳楼价', '去跳绳', '想去死皮', '结束自己的减重计划', '这种生活够了'],
  ...['I take all my medicine at breakfast', 'I took all my pills this morning', 'Swallow one tablet with water'],
  ...['The app kills my battery', 'I live in Shanghai', 'I do not want to live in Beijing', 'I want to diet'],
  ...['I cut myself while cooking', 'I hurt myself at the gym', 'How do I delete all my meals?', 'End it at noon', ''],
];

describe('showsDanger', () => {
  it.each(dangerous)('a text that says so shows danger: %s', (text) => expect(showsDanger(text)).toBe(true));

  it.each(ordinary)('another text shows none: %s', (text) => expect(showsDanger(text)).toBe(false));

  it('a sentence that says so is found among any others', () => {
    const others = fc.array(fc.oneof(fc.constantFrom(...ordinary), fc.string()), { maxLength: 4 });
    fc.assert(
      fc.property(others, fc.constantFrom(...dangerous), others, (before, sentence, after) => {
        expect(showsDanger([...before, sentence, ...after].join('。'))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('a Chinese sentence that says so is found with a sign between its characters', () => {
    const sentences = dangerous.filter((text) => !/[a-z]/i.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...sentences), fc.constantFrom(' ', '　', '*', '…', '\n'), (sentence, sign) => {
        expect(showsDanger([...sentence].join(sign))).toBe(true);
      }),
    );
  });

  it('ordinary sentences show none together', () => {
    for (const one of ordinary)
      for (const other of ordinary) expect([one, other, showsDanger(`${one}。${other}`)]).toEqual([one, other, false]);
  });
});

describe('emergencyNumbers', () => {
  it.each([
    ['Asia/Shanghai', '120', '12356'],
    ['Asia/Urumqi', '120', '12356'],
    ['Asia/Hong_Kong', '999', '18111'],
    ['Asia/Macau', '999', null],
    ['Asia/Taipei', '119', '1925'],
    ['Asia/Tokyo', '119', null],
    ['America/New_York', '911', '988'],
    ['America/Vancouver', '911', '988'],
    ['America/Sao_Paulo', '112', null],
    ['Europe/Berlin', '112', null],
    ['toString', '112', null],
    [undefined, '112', null],
  ])('the numbers in %s are %s and %s', (zone, emergency, crisis) =>
    expect(emergencyNumbers(zone)).toEqual({ emergency, crisis }),
  );
});
