import type { CampGoods, MyCamp } from '@health-app/sdk';

/** What the bottom bar of a camp offers: buying, or why not. */
export type Offer = 'mine' | 'inAnother' | 'notEligible' | 'buy' | 'full' | 'running' | 'over';

/**
 * What a person can do with a camp. Whoever takes part in a camp is not sold another one meanwhile.
 * @param own the camp of the person that is not over; null for none
 */
export function offerOf(
  camp: Pick<CampGoods, 'campId' | 'status' | 'inStock' | 'joined' | 'obstacles'>,
  own: MyCamp | null,
): Offer {
  if (camp.joined || own?.campId === camp.campId) return camp.status === 'over' ? 'over' : 'mine';
  if (camp.status === 'over') return 'over';
  if (camp.status === 'running') return 'running';
  if ((camp.obstacles ?? []).length > 0) return 'notEligible';
  if (own) return 'inAnother';
  return camp.status === 'enrolling' && camp.inStock ? 'buy' : 'full';
}
