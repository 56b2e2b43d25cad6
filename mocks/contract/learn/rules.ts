import { type Cause, causeAt, confidenceOf, listed, nameOfPlace } from './cause.ts';
import { groupBy } from './renames.ts';
import type { View } from './site.ts';
import { median, scaled } from './units.ts';

/** Objects whose fields contradict each other. */
export const ruleCauses = (views: View[]): Cause[] => [...identityCauses(views), ...approximationCauses(views)];

/** Checks the rules of `x-identity`. A single violation is a finding, because the rules are exact. */
function identityCauses(views: View[]): Cause[] {
  const tallies = views.flatMap((view) => view.rules.map((tally) => ({ view, tally })));
  return [...groupBy(tallies, ({ view, tally }) => `${view.at} ${tally.text}`).values()].flatMap((same): Cause[] => {
    const [{ view, tally } = { view: undefined, tally: undefined }] = same;
    if (!view || !tally || tally.broken === 0) return [];
    const { text, rule, broken, checked, ratios, operations, pointers } = tally;
    const ratio = median(ratios);
    const isAlike = ratios.length > 2 && ratio !== undefined && ratios.every((one) => Math.abs(one / ratio - 1) < 0.02);
    const factor = isAlike && ratio !== undefined && Math.abs(ratio - 1) > 0.02 ? ratio : undefined;
    const [field = ''] = rule.names;
    const site = view.properties.get(field.split('.')[0] ?? '')?.site;
    return [
      {
        kind: 'identity',
        says: `\`${text}\` of ${nameOfPlace(view.at)} does not hold in ${broken} of ${checked} objects (${listed([...operations])})${
          factor === undefined ? '' : `; the sides differ by the factor ${factor.toPrecision(3)}`
        }`,
        confidence: confidenceOf(broken, broken),
        seen: broken,
        operations: [...operations],
        pointers,
        places: site ? [site.at] : [],
        edits: [],
      },
    ];
  });
}

interface Approximation {
  says: string;
  fields: string[];
  /** The left and the right side, which should be equal within `tolerance`. */
  sides: (record: Record<string, number>) => [number, number];
  tolerance: number;
  /** Explanations of other ratios between the sides. One whose `unit` is described for the first field is expected. */
  meanings?: { ratio: number; says: string; unit?: string }[];
}

/** Approximate relations, which reveal a unit. */
const APPROXIMATIONS: Approximation[] = [
  {
    says: '`energy` is 4 kcal per g of protein and carbohydrate and 9 per g of fat',
    fields: ['energy', 'protein', 'fat', 'carbohydrate'],
    sides: ({ energy = 0, protein = 0, fat = 0, carbohydrate = 0 }) => [
      energy,
      4 * protein + 9 * fat + 4 * carbohydrate,
    ],
    tolerance: 0.25,
    meanings: [
      { ratio: 4.184, says: 'energy is in kJ', unit: 'kJ' },
      { ratio: 1000, says: 'energy is in cal' },
    ],
  },
  {
    says: '`bmi` is weight by squared height',
    fields: ['bmi', 'weight', 'height'],
    sides: ({ bmi = 0, weight = 0, height = 0 }) => [bmi, weight / (height / 100) ** 2],
    tolerance: 0.05,
    meanings: [
      { ratio: 0.5, says: 'weight is in jin' },
      { ratio: 0.0001, says: 'height is in m' },
    ],
  },
];

/** The ratio of the sides in the unit that the description states. */
function describedRatio({ fields: [field = ''], meanings = [] }: Approximation, { properties }: View): number {
  const { description = '' } = properties.get(field)?.site.schema ?? {};
  return meanings.find(({ unit }) => unit !== undefined && String(description).includes(unit))?.ratio ?? 1;
}

function approximationCauses(views: View[]): Cause[] {
  return APPROXIMATIONS.flatMap((identity) => {
    const found = views.flatMap((view) =>
      identity.fields.every((field) => view.properties.has(field))
        ? view.records.flatMap((record) => {
            const numbers = identity.fields.map((field) => [
              field,
              typeof record[field] === 'string' ? Number(record[field]) : record[field],
            ]);
            if (!numbers.every(([, value]) => typeof value === 'number' && !Number.isNaN(value))) return [];
            const [left, right] = identity.sides(Object.fromEntries(numbers) as Record<string, number>);
            return [{ view, left, right: right * describedRatio(identity, view) }];
          })
        : [],
    );
    const counted = found.filter(({ left, right }) => Math.abs(left) + Math.abs(right) > 5);
    const broken = counted.filter(
      ({ left, right }) => Math.abs(left - right) > identity.tolerance * Math.max(Math.abs(left), Math.abs(right)) + 10,
    );
    if (counted.length < 3 || broken.length < counted.length * 0.3) return [];
    const ratio = median(broken.filter(({ right }) => right !== 0).map(({ left, right }) => left / right)) ?? 0;
    const meaning = identity.meanings?.find((one) => Math.abs(ratio / one.ratio - 1) < 0.15);
    const sites = [...new Set(broken.map(({ view }) => view))].flatMap(({ properties, operations }) => {
      const site = properties.get(identity.fields[0] ?? '')?.site;
      return site ? [{ ...site, operations }] : [];
    });
    const instead = meaning
      ? `; it holds if ${meaning.says}`
      : ratio
        ? ` (the sides differ by the factor ${ratio.toPrecision(3)})`
        : '';
    return [
      causeAt(sites, {
        kind: 'identity',
        says: `${identity.says}: this does not hold in ${broken.length} of ${counted.length} objects${instead}`,
        confidence: confidenceOf(broken.length, counted.length),
        seen: broken.length,
        edits: meaning?.says === 'energy is in kJ' ? scaled(sites, 4.184, 'kcal', 'kJ') : [],
      }),
    ];
  });
}
