import { addDays } from '../../engine/days.ts';
import type { HealthPeriod } from '../../generated/operations.ts';

/** The first day of a period that ends with the given day. */
export function firstDay(period: HealthPeriod, to: string): string {
  if (period === 'week') return addDays(to, -6);
  if (period === 'month') return addDays(to, -29);
  if (period === 'halfYear') return addDays(to, -181);
  const [year = 0, month = 0] = to.split('-').map(Number);
  const months = Math.max(0, year * 12 + month - 1 - 11);
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
