import type { Schema } from '../../../openapi/document.ts';
import type { PageNames } from '../operations.ts';
import { composing, type Resolve } from '../schema-walk.ts';
import { type Cause, confidenceOf, type Edit, listed } from './cause.ts';
import { isObject } from './exchange.ts';
import { plain } from './name-likeness.ts';
import { schemaOf } from './presence.ts';

type Part = keyof PageNames;

/** The steps in the wire format to each part of a page; empty steps mean the data itself. */
export type PageForm = Map<Part, string[]>;

interface PageReply {
  operation: string;
  schema: Schema;
  input: Record<string, unknown>;
  data: unknown;
}

const NAMES: [part: Part, like: RegExp][] = [
  ['total', /^(total|total_?(count|num|records?|elements|items|size)|count|record_?count|row_?count)$/i],
  ['pageNum', /^(page_?(num|no|number|index)|current(_?page)?|page|number|index|pn|cur_?page)$/i],
  ['pageSize', /^(page_?size|size|limit|per_?page|rows_?per_?page|ps)$/i],
  // A text is the cursor of the next page.
  ['hasMore', /^(has_?(more|next(_?page)?)|more|next|has_?next)$/i],
];

/** Finds the parts of pages, if their position differs from the description. */
export function findPageForm(
  replies: PageReply[],
  resolve: Resolve,
  described: PageNames,
): { form: PageForm; cause: Cause } | undefined {
  const votes = new Map<Part, Map<string, number>>();
  let counted = 0;
  for (const { schema, data } of replies) {
    if (data === null || data === undefined) continue;
    const names = composing(schema, resolve).flatMap((part) => Object.keys(part.schema.properties ?? {}));
    const list = listSteps(data, schema, resolve, described.list);
    if (!list || !names.includes(described.list)) continue;
    counted += 1;
    vote(votes, 'list', list);
    const holders = isObject(data)
      ? [
          { steps: [] as string[], value: data },
          ...Object.entries(data).flatMap(([name, value]) =>
            isObject(value) && name !== 'counts' ? [{ steps: [name], value }] : [],
          ),
        ]
      : [];
    for (const [part, like] of NAMES) {
      const found = holders.flatMap(({ steps, value }) =>
        Object.keys(value)
          .filter((name) => (name === described[part] || like.test(name)) && typeof value[name] !== 'object')
          .filter((name) => part !== 'hasMore' || typeof value[name] !== 'string')
          .map((name) => [...steps, name]),
      );
      const exact = found.find((steps) => steps.join('.') === described[part]) ?? found[0];
      if (exact) vote(votes, part, exact);
    }
  }
  const form: PageForm = new Map();
  for (const [part, counts] of votes) {
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    if (best && best[1] >= counted * 0.5) form.set(part, JSON.parse(best[0]) as string[]);
  }
  const parts = Object.entries(described) as [Part, string | null][];
  const asDescribed = parts.every(([part, name]) => form.get(part)?.join('.') === (name ?? undefined));
  if (counted < 2 || asDescribed) return undefined;
  const isWhole = [...votes].every(([part, counts]) => counts.get(JSON.stringify(form.get(part))) === counted);
  return { form, cause: causeOf(form, replies, counted, described, isWhole) };
}

function vote(votes: Map<Part, Map<string, number>>, part: Part, steps: string[]): void {
  const counts = votes.get(part) ?? new Map<string, number>();
  votes.set(part, counts);
  const key = JSON.stringify(steps);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The list of a page: the one whose items share the most names with the described items. */
function listSteps(data: unknown, schema: Schema, resolve: Resolve, name: string): string[] | undefined {
  if (Array.isArray(data)) return [];
  if (!isObject(data)) return undefined;
  const list = composing(schema, resolve).flatMap((part) => part.schema.properties?.[name] ?? [])[0];
  const items = list && resolve(list).items;
  const wanted = new Set(
    (items ? composing(items, resolve) : []).flatMap((part) => Object.keys(part.schema.properties ?? {})).map(plain),
  );
  const likeness = (value: unknown[]) =>
    isObject(value[0]) ? Object.keys(value[0]).filter((name) => wanted.has(plain(name))).length + 1 : 1;
  const lists = Object.entries(data).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [{ steps: [name], score: likeness(value) }];
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([inner, deep]) =>
      Array.isArray(deep) ? [{ steps: [name, inner], score: likeness(deep) - 0.5 }] : [],
    );
  });
  return lists.sort((a, b) => b.score - a.score)[0]?.steps;
}

/** Fields that frameworks add to pages. */
const EXTRAS =
  /^(pages|total_?pages?|page_?count|is_?(first|last)(_?page)?|first|last|offset|(start|end)_?row|order_?by|number_?of_?elements|empty|search_?count|optimize_?\w*|(next|pre|prev)_?page|has_?previous(_?page)?)$/i;

const extrasOf = (replies: PageReply[], form: PageForm): string[] => {
  const taken = new Set([...form.values()].map(([first]) => first));
  const names = replies.flatMap(({ data, schema: _ }) =>
    isObject(data)
      ? Object.keys(data).filter((name) => EXTRAS.test(name) && !taken.has(name) && typeof data[name] !== 'object')
      : [],
  );
  return [...new Set(names)];
};

/** The data of a page with the described names; other fields stay. */
export function asDescribedPage(data: unknown, form: PageForm, described: PageNames): unknown {
  const found = [...form].map(([part, steps]) => [
    described[part] ?? part,
    steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), data),
  ]);
  const taken = new Set([...form.values()].map(([first]) => first));
  const rest = isObject(data) ? Object.entries(data).filter(([name]) => !taken.has(name) && !EXTRAS.test(name)) : [];
  return Object.fromEntries([...rest, ...found.filter(([, value]) => value !== undefined)]);
}

const PAGE = '#/components/schemas/Page';

function causeOf(
  form: PageForm,
  replies: PageReply[],
  counted: number,
  described: PageNames,
  /** Whether all pages have the form. */
  isWhole: boolean,
): Cause {
  const parts = Object.entries(described) as [Part, string | null][];
  const moved = [...form].filter(([part, steps]) => steps.join('.') !== described[part]);
  const missing = parts.flatMap(([part, name]) => (name === null || form.has(part) ? [] : [{ part, name }]));
  const extras = extrasOf(replies, form);
  const says = [
    ...moved.map(
      ([part, steps]) => `\`${part}\` is ${steps.length === 0 ? 'the data itself' : `\`data.${steps.join('.')}\``}`,
    ),
    ...(missing.length > 0 ? [`there is no ${listed(missing.map(({ part }) => `\`${part}\``))}`] : []),
    ...(extras.length > 0 ? [`there is also ${listed(extras.map((name) => `\`${name}\``))}`] : []),
  ];
  const operations = [...new Set(replies.map(({ operation }) => operation))];
  return {
    kind: 'page',
    says: `Pages have another form: ${says.join('; ')}`,
    confidence: confidenceOf(counted, replies.length),
    seen: counted,
    operations,
    pointers: operations.slice(0, 3).map((operation) => `${operation} /data`),
    places: [PAGE],
    // The client can read a property elsewhere on the page, but can only compute whether another page follows.
    edits:
      !isWhole || moved.some(([, steps]) => steps.length === 0)
        ? []
        : [
            ...moved.map(([part, steps]): Edit => ({ do: 'wire', at: PAGE, names: { [part]: steps.join('.') } })),
            ...missing.map(
              ({ part, name }): Edit =>
                part === 'hasMore' && form.has('total')
                  ? { do: 'wire', at: PAGE, names: { hasMore: null } }
                  : { do: 'remove', at: PAGE, name },
            ),
            ...extras.flatMap((name): Edit[] => {
              const schema = schemaOf(replies.flatMap(({ data }) => (isObject(data) ? [data[name]] : [])));
              return schema ? [{ do: 'add', at: PAGE, name, schema }] : [];
            }),
          ],
  };
}
