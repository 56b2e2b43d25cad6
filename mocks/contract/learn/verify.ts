import { CASINGS } from '../../../openapi/casings.ts';
import { type Cause, type Edit, listed, nameOfPlace, type SchemaEdit } from './cause.ts';
import type { Observations } from './observations.ts';
import type { Site } from './site.ts';
import { type Bounds, numbersOf, within } from './units.ts';
import { EMPTY_FORMS } from './wire-form.ts';

/** The causes whose edits contradict no exchange, and a question for each of the others. */
export function verified(causes: Cause[], observations: Observations): { causes: Cause[]; questions: string[] } {
  const questions: string[] = [];
  const kept = causes.map((given): Cause => {
    const cause = { ...given, edits: given.edits.filter(isNameable) };
    const checked = cause.edits.map((edit) => ({ edit, against: contradicting(edit, observations) }));
    const against = [...new Set(checked.flatMap((one) => one.against))];
    if (against.length === 0) return cause;
    const where = listed(against.sort());
    questions.push(
      `${cause.says} in ${listed(cause.operations)}; but ${where} ${against.length === 1 ? 'does' : 'do'} not. Which of them is to change?`,
    );
    return { ...cause, edits: checked.filter((one) => one.against.length === 0).map(({ edit }) => edit) };
  });
  return { causes: kept, questions };
}

/** Whether a description, and the code made from it, can have the new names of an edit. */
function isNameable(edit: Edit): boolean {
  const names =
    edit.do === 'add'
      ? [edit.name]
      : edit.do === 'wire'
        ? Object.values(edit.names).flatMap((name) => name?.split('.') ?? [])
        : edit.do === 'envelope'
          ? [edit.data, edit.success.name, edit.message ?? 'msg', edit.code ?? 'code']
          : [];
  return names.every((name) => /^[A-Za-z][\w-]{0,40}$/.test(name) && !(name in Object.prototype));
}

/** The operations whose exchanges would contradict the description after an edit. */
function contradicting(edit: Edit, { sites, views }: Observations): string[] {
  const all = [...sites.values()];
  if (edit.do === 'setting' && edit.name === 'names') {
    const cased = CASINGS[edit.value];
    return [...views.values()].flatMap(({ properties }) =>
      [...properties.values()].flatMap(({ site }) =>
        // A page already has the described names.
        cased === undefined || cased(site.name) === site.name || site.at.includes('/schemas/Page/')
          ? []
          : [...(site.spelt.get(site.name) ?? [])],
      ),
    );
  }
  if (edit.do === 'setting') return all.filter(hasNull).flatMap(({ operations }) => [...operations]);
  if (edit.do === 'wire')
    return edit.at.endsWith('/schemas/Page')
      ? []
      : Object.entries(edit.names).flatMap(([name, wire]) => {
          const site = sites.get(`${edit.at}/properties/${name}`);
          return site && wire !== null ? spelledOtherwise(site, wire) : [];
        });
  if (edit.do !== 'set') return [];
  const users = all.filter(({ at, component }) => at === edit.at || component === edit.at);
  return users
    .filter((site) => !fits(site, edit))
    .flatMap(({ operations, at }) => [...operations].map((id) => `${id} (${nameOfPlace(at)})`));
}

/** The envelope says itself whether its data are null. */
const hasNull = ({ at, nullable, required, nulls }: Site): boolean =>
  nullable && required && nulls > 0 && !at.endsWith('/properties/data');

const spelledOtherwise = ({ spelt }: Site, wire: string): string[] =>
  [...spelt].flatMap(([name, operations]) => (name === wire ? [] : [...operations]));

/** Whether all values of a place satisfy the type, the enumeration and the limits of an edit. */
function fits(site: Site, { keywords }: Extract<SchemaEdit, { do: 'set' }>): boolean {
  const codes = keywords.enum as unknown[] | undefined;
  const given = site.values.filter((value) => !EMPTY_FORMS.some((form) => form.fits(value)));
  const inBounds = numbersOf(site).every(within({ ...site.schema, ...keywords } as Bounds));
  const hasBounds = ['minimum', 'maximum', 'exclusiveMinimum'].some((name) => keywords[name] !== undefined);
  const isTyped = keywords.type !== 'integer' || given.every((value) => typeof value === 'number');
  return isTyped && (codes === undefined || given.every((value) => codes.includes(value))) && (!hasBounds || inBounds);
}
