import { expect, test } from 'vitest';
import { serverText } from './server-text.ts';

test('an English page shows the English text, or else the Chinese one marked as Chinese', () => {
  expect(serverText('en', '少放盐。', 'Use less salt.')).toEqual({ text: 'Use less salt.', lang: 'en' });
  expect(serverText('en', '少放盐。', undefined)).toEqual({ text: '少放盐。', lang: 'zh-CN' });
  expect(serverText('zh-CN', '少放盐。', 'Use less salt.')).toEqual({ text: '少放盐。', lang: 'zh-CN' });
});
