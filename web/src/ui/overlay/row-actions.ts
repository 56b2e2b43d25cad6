import { langOf } from '#lib/format/lang-of.ts';

/** An action of a row, as a menu shows it. */
export interface RowAction {
  /** Accessible name; `undefined` for a link around the row's content, which opens the row. */
  name: string | undefined;
  lang: string | undefined;
  element: HTMLElement;
  /** Of a link. */
  href: string | undefined;
  disabled: boolean;
}

/** Marks a row whose actions the context menu shows: `<li {...rowWithMenu}>`. */
export const rowWithMenu = { 'data-row-menu': '' } as const;

/** The row of an element of the page. */
export const rowOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-row-menu]')) || undefined;

/** Longest name of an action; a longer text is the content of a row within its link. */
const longestName = 60;

/** The visible links and buttons of a row, in their order. */
export function actionsOf(row: HTMLElement): RowAction[] {
  const found = [...row.querySelectorAll<HTMLElement>('a[href], button')];
  if (row.matches('a[href], button')) found.unshift(row);
  return found
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const name = nameOf(element);
      const isContent = name.length > longestName || element.querySelector('div, p, h2, h3') !== null;
      return {
        name: isContent ? undefined : name,
        lang: isContent ? undefined : langOf(name),
        element,
        href: element instanceof HTMLAnchorElement ? element.href : undefined,
        disabled: element.matches(':disabled, [aria-disabled="true"]'),
      };
    });
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = labelled.map((id) => document.getElementById(id)?.textContent ?? '');
  return (label ?? (texts.join(' ') || element.textContent) ?? '').replace(/\s+/g, ' ').trim();
}
