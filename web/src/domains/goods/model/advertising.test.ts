import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayStandBesideHealth } from './advertising.ts';

test('devices and health foods may not be shown next to articles and values', () => {
  expect(
    (['food', 'healthFood', 'device', 'service', 'other'] as const).filter((kind) => mayStandBesideHealth({ kind })),
  ).toEqual(['food', 'service', 'other']);
});

test('every feature outside the shops that shows goods checks whether they may be shown', () => {
  const features = new URL('../../../features/', import.meta.url);
  const showing = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && /<Goods(List|Row)\b/.test(readFileSync(new URL(path, features), 'utf8')),
  );
  expect(showing.length).toBeGreaterThan(4);
  const unasked = showing.filter(
    (path) => !readFileSync(new URL(path, features), 'utf8').includes('mayStandBesideHealth'),
  );
  // The pages of the shop, of a camp and of the orders show no articles and no health values.
  expect(
    unasked.filter((path) => !/^(shop|refund)\/|(HealthGoods|TopicGoods|CampOverview)Screen|SupplementShop/.test(path)),
  ).toEqual([]);
});
