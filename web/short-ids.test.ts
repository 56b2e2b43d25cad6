import { expect, it } from 'vitest';
import { idsIn, replaceIds, shortIds } from './short-ids.ts';

const shortenAll = (...ids: string[]) => ids.map(shortIds(ids));

it('an id is shortened to three characters', () => {
  expect(shortenAll('+0C0RQ', 'dieJ8M')).toEqual(['+0C', 'die']);
});

it('ids that start alike stay as long as necessary', () => {
  expect(shortenAll('dieJ8M', 'aaaaaa', 'dieJ9M', 'diex00')).toEqual(['dieJ8', 'aaa', 'dieJ9', 'diex']);
});

it('an id of which another is the start stays whole', () => {
  expect(shortenAll('dieJ', 'dieJ8M')).toEqual(['dieJ', 'dieJ8']);
});

it('a text of several catalogs is no other text', () => {
  expect(shortenAll('dieJ8M', 'dieJ8M')).toEqual(['die', 'die']);
});

it('a text of no catalog keeps its id', () => {
  expect(shortIds(['dieJ8M'])('die9AB')).toBe('die9AB');
});

it('the ids of texts are found and replaced, and no others', () => {
  const code = 'i18n._(/*i18n*/{\n  id: "dieJ8M",\n  values: { id: "dieJ8M" }\n})';
  expect(idsIn(code)).toEqual(['dieJ8M']);
  expect(replaceIds(code, shortIds(['dieJ8M']))).toBe('i18n._(/*i18n*/{\n  id: "die",\n  values: { id: "dieJ8M" }\n})');
  expect(replaceIds('const id = "dieJ8M"', shortIds(['dieJ8M']))).toBeNull();
});
