import { dayOf, msOf, timestamp } from '../days.ts';
import type { BodyProfile, MirrorResult } from '../generated/operations.ts';
import type { Memory } from '../memory.ts';
import { paginate } from '../paginate.ts';
import { decided } from '../person/consents.ts';
import type { Person } from '../person.ts';
import type { SharedState } from '../shared-state.ts';
import { confirm, infoOf, type Measurement, recordOf, resultOf, shownOf, withoutPicture } from './mirror/record.ts';
import { begin, type World } from './mirror/world.ts';

const ADULT = 18;

export const memory: Memory<'mirror', World> = {
  begin,
  end({ records, template }, now, shared) {
    for (const record of records) {
      const { shareToken } = resultOf(record, template, now);
      if (shareToken !== null && shared.mirrorResults.get(shareToken)?.record === record) {
        shared.mirrorResults.delete(shareToken);
      }
    }
  },
  handlers: {
    'mirror.info'(world, { input, now, token, person, fail }) {
      const record = byToken(world, input.token);
      if (!record) return fail('failUnknownToken');
      return {
        ...infoOf(record, world.template, now),
        token: input.token,
        profile: token === '' ? null : bodyOf(person),
      };
    },

    'mirror.confirm'(world, { input, now, account, person, fail }) {
      const record = byToken(world, input.token);
      if (!record) return fail('failUnknownToken');
      const { status, failReason } = recordOf(record, now);
      if (failReason === 'expired') return fail('failExpired');
      if (status !== 'pending') return fail('failConfirmed');
      if (input.consent !== 1) return fail('failNoConsent');
      if (!isAdult(input.birthDate, now)) return fail('failUnderage');
      const consents = [{ purpose: 'bodyPictures', given: true }] as const;
      person.profile.consents = decided(person.profile.consents, [...consents], timestamp(now));
      confirm(record, input, account.name, now);
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
      return paginate(
        own(world, now).map((record) => shownOf(record, world.template, now)),
        input,
      );
    },

    'mirror.viewResult'(world, { input, now, shared, fail }) {
      const own =
        byToken(world, input.token) ??
        world.records.find((one) => resultOf(one, world.template, now).shareToken === input.token);
      const found = own ? { record: own, template: world.template } : shared.mirrorResults.get(input.token);
      if (!found) return fail('failUnknownToken');
      const { front, side, ...result } = resultOf(found.record, found.template, now);
      return { ...result, front: withoutPicture(front), side: withoutPicture(side), shareToken: null };
    },
  },
};

/** Returns the result to its person, and publishes its share token to all worlds. */
function share(record: Measurement, { template }: World, shared: SharedState, now: Date): MirrorResult {
  const result = resultOf(record, template, now);
  if (result.shareToken !== null) shared.mirrorResults.set(result.shareToken, { record, template });
  return result;
}

function bodyOf({ profile: { gender, birthDate, height, weight } }: Person): BodyProfile {
  return { gender, birthDate, height, weight };
}

const byToken = ({ records }: World, token: string): Measurement | undefined =>
  records.find((record) => record.token === token);

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
