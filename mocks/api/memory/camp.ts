import { dayOf, daysBetween } from '../days.ts';
import type { Examples } from '../description.ts';
import type { Memory } from '../memory.ts';
import { successes } from '../successes.ts';

interface Camp {
  campId: string;
  startDate: string;
  endDate: string;
  placesLeft: number;
}

interface World {
  /** By their first day. */
  camps: Camp[];
  mine: { campId: string; startDate: string; endDate: string } | null;
}

/** The native app sells places, so no call of the API changes a camp; only its day does. */
export const memory: Memory<'camp', World> = {
  begin,
  handlers: {
    'camp.goodsInfo'(world, { input, now, fail }) {
      const today = dayOf(now);
      const camp = world.camps.find(({ campId, startDate }) =>
        input.campId === undefined ? startDate > today : campId === input.campId,
      );
      if (!camp) return fail('failNoCamp');
      const status = statusOf(camp, today);
      const joined = camp.campId === world.mine?.campId;
      return { ...camp, status, inStock: status === 'enrolling', joined };
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

function statusOf({ startDate, endDate, placesLeft }: Camp, today: string): string {
  if (today > endDate) return 'over';
  if (today >= startDate) return 'running';
  return placesLeft > 0 ? 'enrolling' : 'full';
}

function begin(examples: Examples): World {
  const camps = successes<Camp>(examples, 'camp.goodsInfo')
    .filter((camp, index, all) => all.findIndex(({ campId }) => campId === camp.campId) === index)
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  return { camps, mine: examples.data<World['mine']>('camp.notOver') };
}
