import { expect, it } from 'vitest';
import { readBundle, readExamples, thingsIn } from '../lib/examples.ts';

/** Words by which a text says that goods have an effect on the body (Advertising Law of China, Art. 17 and 18). */
const claims =
  /血糖上升|升糖|GI|尿酸排|排酸|饱腹|助眠|改善|缓解|舒缓|治愈|疗效|血糖生成指数|预防|降(低|压|脂|糖)|减肥|glyc|blood sugar (rises|more)|helps?\b|filling|sooth|calm|cures?\b|treats?\b|prevents?\b|improves?\b|relie[fv]|lowers?\b/i;

const texts = ['name', 'nameEn', 'purpose', 'purposeEn', 'detail', 'detailEn'] as const;

it('no goods of the examples claim an effect on the body', () => {
  const goods = thingsIn(readExamples(readBundle())).filter(
    ({ thing }) => typeof thing.goodsId === 'string' && 'kind' in thing,
  );
  expect(new Set(goods.map(({ thing }) => thing.goodsId)).size).toBeGreaterThan(8);
  const claiming = goods.flatMap(({ thing, where }) =>
    texts.filter((field) => claims.test(String(thing[field] ?? ''))).map((field) => `${where}: ${thing[field]}`),
  );
  expect(claiming).toEqual([]);
});

it.each([
  '每天饮水 2000 毫升以上有助于尿酸排出',
  'A staple that raises blood sugar more slowly',
  'High in fibre and filling',
])('%s is a claim', (text) => expect(text).toMatch(claims));
