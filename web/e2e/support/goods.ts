import { readFileSync } from 'node:fs';

/**
 * Ids of the devices and health foods in the replies of the mock, which no screen offers beside health articles or the person's
 * values (Advertising Law, Art. 16–18).
 */
export const goodsApartFromHealth: readonly string[] = [
  ...idsOf(JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'))),
];

function idsOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const { goodsId, kind } = value as { goodsId?: unknown; kind?: unknown };
  const isApart = typeof goodsId === 'string' && (kind === 'device' || kind === 'healthFood');
  return new Set([...(isApart ? [goodsId] : []), ...Object.values(value).flatMap((inner) => [...idsOf(inner)])]);
}
