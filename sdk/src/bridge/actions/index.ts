import { device } from './device.ts';
import { health } from './health.ts';
import { money } from './money.ts';
import { pages } from './pages.ts';
import { reminders } from './reminders.ts';
import type { ActionRows } from './row.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';

/** All actions by group. To add one: a row here, then `npm run generate`. */
export const groups = { session, pages, sharing, money, reminders, health, device } satisfies Record<
  string,
  ActionRows
>;

/** All actions by name. */
export const actions: ActionRows = { ...session, ...pages, ...sharing, ...money, ...reminders, ...health, ...device };
