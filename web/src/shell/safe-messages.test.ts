import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { withSafeValues } from './safe-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileMessage);
const translate = withSafeValues(i18n.t);

test('a name that changes the text direction is isolated from the rest of the message', () => {
  const message = '{name} invites you';
  expect(translate(message, { name: 'eve\u202e' })).toBe('\u2068eve\u202e\u2069 invites you');
  expect(translate({ id: message, values: { name: 'דנה' } })).toBe('\u2068דנה\u2069 invites you');
  expect(translate(message, { name: '林晓 & Zoë 🎉' })).toBe('林晓 & Zoë 🎉 invites you');
});

test('a missing value is shown as a dash', () => {
  const doses = '{count, plural, one {# dose} other {# doses}}';
  for (const count of [undefined, null, Number.NaN]) expect(translate(doses, { count })).toBe('— doses');
  expect(translate('{name} invites you', { name: undefined })).toBe('— invites you');
  expect(translate(doses, { count: 1 })).toBe('1 dose');
  expect(translate('Save')).toBe('Save');
});
