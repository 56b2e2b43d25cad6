import { expect, it } from 'vitest';
import config from '../../web/lingui.config.ts';

it('a new catalog does not change when it is extracted again', async () => {
  const { format } = config;
  if (typeof format !== 'object') throw new Error('The catalogs have no custom format');
  const message = { message: 'Save', translation: '', origin: [['src/features/new/screen.tsx']] as [string][] };
  const context = { locale: 'zh-CN', sourceLocale: 'en', filename: 'zh-CN.po' };
  const first = await format.serialize({ 'Save\u0004': message }, { ...context, existing: null });
  const known = await format.parse(first, context);
  const second = await format.serialize(known, { ...context, existing: first });
  expect(second).toBe(first);
});
