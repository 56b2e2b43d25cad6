import { wordsOf } from '../../../openapi/casings.ts';

/** Similarity of field names, by their words and synonyms. */

const SAME_WORDS = [
  'create created creation gmt add added insert',
  'update updated modify modified edit edited',
  'delete deleted remove removed',
  'at time date day timestamp datetime on ts',
  'count num number qty quantity cnt nums times',
  'picture pictures pic pics img imgs image images photo photos url urls avatar cover icon thumb',
  'description desc intro introduction summary detail content text',
  'id no code uuid sn key guid ids',
  'name title label nickname nick',
  'amount price money fee cost sum total pay paid payment',
  'type kind category sort types',
  'status state stage',
  'user member person uid account customer',
  'start begin from started',
  'end finish to finished until expire expires deadline',
  'remark note memo comment',
  'phone mobile tel telephone cellphone phonenumber',
  'gender sex',
  'birth birthday',
  'energy calorie calories kcal cal heat',
  'carbs carbohydrate carbohydrates carb cho',
  'goods product item sku commodity items products',
  'list records rows items array results entries',
  'spec specification standard',
  'address addr',
  'receiver recipient consignee contact',
  'discount coupon reduction preferential',
  'freight postage shipping delivery',
  'percent rate ratio percentage',
  'max maximum upper high highest',
  'min minimum lower low lowest',
  'average avg mean',
].map((words) => words.split(' '));
const SENSE = new Map(SAME_WORDS.flatMap((words) => words.map((word): [string, string] => [word, words[0] ?? word])));
const EMPTY_WORDS = new Set(['is', 'has', 'flag', 'the', 'of', 'info', 'data', 'vo', 'dto', 'value', 'current']);

/** A name or a code without its casing. */
export const plain = (name: unknown) =>
  String(name)
    .replace(/[_\s-]/g, '')
    .toLowerCase();

/** 0 for names without a common meaning, 1 for equal names. */
export function likeness(one: string, other: string): number {
  const [a, b] = [sensesOf(one), sensesOf(other)];
  const common = [...a].filter((sense) => b.has(sense)).length;
  const bySense = common / Math.max(1, a.size + b.size - common);
  return Math.max(bySense, pairsInCommon(one.toLowerCase(), other.toLowerCase()) * 0.9);
}

function sensesOf(name: string): Set<string> {
  const words = wordsOf(name);
  const meaning = words.filter((word) => !EMPTY_WORDS.has(word));
  return new Set((meaning.length > 0 ? meaning : words).map((word) => SENSE.get(word) ?? word.replace(/s$/, '')));
}

/** Dice's coefficient of letter pairs. */
function pairsInCommon(one: string, other: string): number {
  const pairs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
  const [a, b] = [pairs(one), pairs(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / Math.max(1, a.size + b.size);
}
