import type { Examples } from '../description/description.ts';
import { dayOf, daysBetween } from '../engine/days.ts';
import type { Memory } from '../engine/memory.ts';
import { successExamples } from '../engine/success-examples.ts';
import type { CampGoods, CampStatus, MyCamp } from '../generated/operations.ts';
import { obstaclesOf } from '../person/facts.ts';
import type { Person } from '../person/person.ts';

interface World {
  /** By their first day. */
  camps: CampGoods[];
  mine: MyCamp | null;
}

/** The native app sells places, so no API call changes a camp; it changes only with the day. */
export const memory: Memory<'camp', World> = {
  begin,
  handlers: {
    'camp.goodsInfo'(world, { input, now, person, fail }) {
      const today = dayOf(now);
      const camp =
        world.camps.find(({ campId, startDate }) =>
          input.campId === undefined ? startDate > today : campId === input.campId,
        ) ?? fail('failNoCamp');
      const status = statusOf(camp, today);
      const joined = camp.campId === world.mine?.campId;
      return { ...camp, status, inStock: status === 'enrolling', joined, obstacles: obstaclesOf(person, today) };
    },

    'camp.notOver'(world, { now }) {
      const { mine } = world;
      const today = dayOf(now);
      if (!mine || today > mine.endDate) return null;
      const day = Math.max(0, daysBetween(mine.startDate, today) + 1);
      return { ...mine, day, status: day === 0 ? 'upcoming' : 'running' };
    },
  },
};

function statusOf({ startDate, endDate, placesLeft }: CampGoods, today: string): CampStatus {
  if (today > endDate) return 'over';
  if (today >= startDate) return 'running';
  return placesLeft > 0 ? 'enrolling' : 'full';
}

function begin(examples: Examples, _now: Date, { isNew }: Person): World {
  const camps = successExamples(examples, 'camp.goodsInfo')
    .filter((camp, index, all) => all.findIndex(({ campId }) => campId === camp.campId) === index)
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  return { camps, mine: isNew ? null : examples.data('camp.notOver') };
}
