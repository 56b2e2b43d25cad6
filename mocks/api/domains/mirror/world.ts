import type { Examples } from '../../description/description.ts';
import { inThePast } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type { MirrorRecord, MirrorResult } from '../../generated/operations.ts';
import type { Person } from '../../person/person.ts';
import type { Measurement } from './record.ts';

export interface World {
  records: Measurement[];
  /** The codes on the mirrors, with their records before anybody has scanned them. */
  codes: { token: string; base: MirrorRecord }[];
  /** The latest measures, which new ones are scaled from. */
  template: MirrorResult;
}

/** Creates the records of the list with measures from the examples, and the codes on the mirrors. */
export function begin(examples: Examples, now: Date, { isNew }: Person): World {
  const template = examples.data('mirror.lastResult');
  if (!template) throw new Error('The first example of mirror.lastResult has no result');
  const results = successExamples(examples, 'mirror.result').filter(({ status }) => status === 'ready');
  const infos = successExamples(examples, 'mirror.info');
  const pages = successExamples(examples, 'mirror.list');
  const listed = pages.flatMap(({ list }) => list.map((one) => inThePast(one, now)));
  // Several examples show one code at different times; the first one is its initial state.
  const codes = infos.filter(({ token }, index) => infos.findIndex((other) => other.token === token) === index);
  return {
    records: (isNew ? [] : listed).map((base): Measurement => {
      const known = results.find(({ recordId }) => recordId === base.recordId);
      return { base, known, isOwn: true };
    }),
    codes: codes.map(({ token, expiresAt: _1, profile: _2, ...base }) => ({
      token,
      base: { ...base, hasPictures: false },
    })),
    template,
  };
}
