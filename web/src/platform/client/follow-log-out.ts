import type { SessionEnd } from '@health-app/sdk/session';
import { dropChanges } from '#lib/unsaved-changes.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import { removePersonalValues } from './personal-values.ts';

/**
 * Follows a log-out in another tab, or on a later page of this tab. The tab that logged out has removed the person's values
 * from the device; those that are there now belong to a later sign-in of the same person.
 */
export function followLogOut({ user, atStart }: SessionEnd): void {
  removePersonalValues('sessionStorage', user);
  // The home of a new page shows nothing that is still in memory.
  if (atStart) return;
  dropChanges();
  location.replace(homeOf(product));
}
