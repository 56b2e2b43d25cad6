import { formatIn } from '#lib/format/format.ts';
import { currentDate } from '#lib/time/instants.ts';
import { locale } from '#platform/i18n/catalogs.ts';

/**
 * Opens what is collapsed for a printout, and writes the address and the date onto it; `print.css` shows them. The address
 * has no parameters, because these may name a person.
 */
export function preparePrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    const date = formatIn(locale).date(currentDate(), 'medium');
    document.documentElement.dataset.printed = `${location.host}${location.pathname} · ${date}`;
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
