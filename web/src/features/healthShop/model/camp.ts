import type { CampGoods, MyCamp } from '@health-app/sdk';
import { addDays } from '#lib/time/days.ts';

/** Content of a camp's bottom bar: the button to buy, or the reason why there is none. */
export type Offer = 'mine' | 'inAnother' | 'beginsTooSoon' | 'notEligible' | 'buy' | 'full' | 'running' | 'over';

/**
 * Selects the bottom bar of a camp. A person who takes part in a camp cannot buy another one meanwhile, so that a camp
 * which begins by the day after its end begins too soon for them.
 * @param own the person's camp that has not ended; null if there is none
 */
export function offerOf(
  camp: Pick<CampGoods, 'campId' | 'startDate' | 'status' | 'inStock' | 'joined' | 'obstacles'>,
  own: MyCamp | null,
): Offer {
  if (camp.joined || own?.campId === camp.campId) return camp.status === 'over' ? 'over' : 'mine';
  if (camp.status === 'over') return 'over';
  if (camp.status === 'running') return 'running';
  if ((camp.obstacles ?? []).length > 0) return 'notEligible';
  if (own) return camp.startDate > addDays(own.endDate, 1) ? 'inAnother' : 'beginsTooSoon';
  return camp.status === 'enrolling' && camp.inStock ? 'buy' : 'full';
}
