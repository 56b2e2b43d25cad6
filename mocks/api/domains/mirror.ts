import { dayOf, msOf, timestamp } from '../engine/days.ts';
import { type Memory, recordIn } from '../engine/memory.ts';
import { paginate } from '../engine/paginate.ts';
import { type SharedState, sharedEntries } from '../engine/shared-state.ts';
import type { BodyProfile, MirrorResult } from '../generated/operations.ts';
import { withDecisions } from '../person/consents.ts';
import { consentTo, remember } from '../person/intents.ts';
import type { Person } from '../person/person.ts';
import {
  confirm,
  infoOf,
  type Measurement,
  recordOf,
  resultOf,
  type SharedResult,
  shownOf,
  withoutPicture,
} from './mirror/record.ts';
import { begin, type World } from './mirror/world.ts';

const ADULT = 18;

/** The records behind the codes of mirrors, by the token of the code. All accounts share them. */
const mirrorCodes = sharedEntries<SharedResult>();
/** Shared measurements, by their share token. */
const sharedResults = sharedEntries<SharedResult>();

export const memory: Memory<'mirror', World> = {
  begin,
  end(world, now, shared) {
    for (const record of world.records) unshare(record, world, shared, now);
  },
  deletable: {
    mirrorRecord: recordIn(
      'records',
      ({ base, isOwn }: World['records'][0], id) => isOwn && base.recordId === id,
      (record, { shared, now }, world: World) => unshare(record, world, shared, now),
    ),
  },
  handlers: {
    'mirror.info'(world, { input, now, token, person, shared, fail }) {
      const found = byToken(world, input.token, shared) ?? fail('failUnknownToken');
      return {
        ...infoOf(found.record, found.template, now),
        token: input.token,
        profile: token === '' ? null : bodyOf(person),
      };
    },

    'mirror.confirm'(world, { input, now, account, person, shared, fail }) {
      const found = byToken(world, input.token, shared) ?? fail('failUnknownToken');
      const { record } = found;
      const { status, failReason } = recordOf(record, now);
      if (failReason === 'expired') return fail('failExpired');
      if (status !== 'pending') return fail('failConfirmed');
      if (input.consent !== 1) return fail('failNoConsent');
      if (!isAdult(input.birthDate, now)) return fail('failUnderage');
      const consents = [{ purpose: 'bodyPictures', given: true }] as const;
      remember(person, consentTo('bodyPictures'), undefined, now);
      person.profile.consents = withDecisions(person.profile.consents, [...consents], timestamp(now));
      confirm(record, input, account.name, now);
      // The measures are scaled from those of the person who confirmed.
      found.template = world.template;
      world.records.push(record);
      return recordOf(record, now);
    },

    'mirror.lastResult'(world, { now, shared }) {
      const ready = own(world, now).find((record) => recordOf(record, now).status === 'ready');
      return ready ? share(ready, world, shared, now) : null;
    },

    'mirror.result'(world, { input, now, shared, fail }) {
      const record = own(world, now).find(({ base }) => base.recordId === input.recordId);
      return record ? share(record, world, shared, now) : fail('failGone');
    },

    'mirror.list'(world, { input, now }) {
      const shown = own(world, now).map((record) => shownOf(record, world.template, now));
      return paginate(shown, input, 'createdAt', 'recordId');
    },

    'mirror.viewResult'(world, { input, now, shared, fail }) {
      const own = world.records.find((one) => resultOf(one, world.template, now).shareToken === input.token);
      const found =
        (own
          ? { record: own, template: world.template }
          : (byToken(world, input.token, shared) ?? sharedResults(shared).get(input.token))) ??
        fail('failUnknownToken');
      const { front, side, ...result } = resultOf(found.record, found.template, now);
      return { ...result, front: withoutPicture(front), side: withoutPicture(side), shareToken: null };
    },
  },
};

/** Returns the result to its person, and publishes its share token to all worlds. */
function share(record: Measurement, { template }: World, shared: SharedState, now: Date): MirrorResult {
  const result = resultOf(record, template, now);
  if (result.shareToken !== null) sharedResults(shared).set(result.shareToken, { record, template });
  return result;
}

function bodyOf({ profile: { gender, birthDate, height, weight } }: Person): BodyProfile {
  return { gender, birthDate, height, weight };
}

/**
 * The record behind the code of a mirror, which all accounts share. A code that begins with a code of the examples is another
 * mirror in the same state, so that each test can use another code.
 */
function byToken({ records, codes, template }: World, token: string, shared: SharedState): SharedResult | undefined {
  const known = mirrorCodes(shared).get(token);
  if (known) return known;
  // A restored world has the records that it confirmed before.
  const own = records.find((record) => record.token === token);
  const code = codes.find((one) => token.startsWith(one.token));
  const rest = token.slice(code?.token.length);
  const base = code && (rest ? { ...code.base, recordId: `${code.base.recordId}-${rest}` } : code.base);
  const record = own ?? (base && { base, token, isOwn: false });
  if (!record) return undefined;
  const found = { record, template };
  mirrorCodes(shared).set(token, found);
  return found;
}

/** Deletes the pictures of all measurements and ends their links: the person has withdrawn the consent to them. */
export function withdrawPictures(world: World, shared: SharedState, now: Date): void {
  for (const record of world.records) {
    unshare(record, world, shared, now);
    record.isWithdrawn = true;
  }
}

/** Ends the code and the shared view of a record. */
function unshare(record: Measurement, { template }: World, shared: SharedState, now: Date): void {
  const { shareToken } = resultOf(record, template, now);
  if (shareToken !== null && sharedResults(shared).get(shareToken)?.record === record) {
    sharedResults(shared).delete(shareToken);
  }
  const { token = '' } = record;
  if (mirrorCodes(shared).get(token)?.record === record) mirrorCodes(shared).delete(token);
}

/** The records confirmed while signed in, newest first. */
function own({ records }: World, now: Date): Measurement[] {
  const time = (record: Measurement) => msOf(recordOf(record, now).createdAt);
  return records.filter(({ isOwn }) => isOwn).sort((a, b) => time(b) - time(a));
}

/** A person born on 29 February comes of age on 1 March. */
function isAdult(birthDate: string, now: Date): boolean {
  const today = dayOf(now);
  return birthDate <= `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`;
}
