import type { Examples } from '../../description.ts';
import { inThePast } from '../../live-dates.ts';
import type { Person } from '../../person.ts';
import type { MirrorRecord, Result, Shown } from './record.ts';

export interface World {
  records: MirrorRecord[];
  /** The latest measures, from which new ones are scaled. */
  template: Result;
}

type Info = Shown & { token: string; profile: object | null };

/** The records of the list with measures from the examples, and the codes on the mirrors. */
export function begin(examples: Examples, now: Date, { isNew }: Person): World {
  const all = <T>(id: string): T[] =>
    examples
      .names(id)
      .filter((name) => !name.startsWith('fail'))
      .map((name) => examples.data<T>(id, name));
  const results = all<Result>('mirror.result').filter(({ status }) => status === 'ready');
  const infos = all<Info>('mirror.info');
  const listed = all<{ list: Shown[] }>('mirror.list').flatMap(({ list }) => list.map((one) => inThePast(one, now)));
  // Several examples show one code at different times. The first one is its beginning.
  const codes = infos.filter(({ token }, index) => infos.findIndex((other) => other.token === token) === index);
  return {
    records: [
      ...(isNew ? [] : listed).map((base): MirrorRecord => {
        const known = results.find(({ recordId }) => recordId === base.recordId);
        return { base, known, isOwn: true };
      }),
      ...codes.map(({ token, ...info }): MirrorRecord => ({ base: shown(info), token, isOwn: false })),
    ],
    template: examples.data<Result>('mirror.lastResult'),
  };
}

/** Keeps only the fields of a record. */
function shown({ recordId, status, deviceName, createdAt, measuredAt, progress, failReason, ...rest }: Shown): Shown {
  const { height, weight, waist, hip } = rest;
  const state = { recordId, status, deviceName, createdAt, measuredAt, progress, failReason };
  return { ...state, height, weight, waist, hip, hasPictures: false };
}
