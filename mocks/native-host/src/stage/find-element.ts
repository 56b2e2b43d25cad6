/** Finds the elements of a story on a screen, by role and accessible name. */
import type { Target } from './story.ts';

const selectors: Record<Target['role'], string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  textbox: 'input, textarea',
  heading: 'h1, h2, h3, [role=heading]',
  text: 'body *',
};

/** The first visible element with this role and name that a tap would reach. */
export function findElement(root: Document, role: Target['role'], name: string): HTMLElement | undefined {
  const wanted = plain(name);
  const all = [...root.querySelectorAll<HTMLElement>(selectors[role])];
  // The name of a field ends with its unit.
  const isNamed = (found: string) => found === wanted || (role === 'textbox' && found.startsWith(`${wanted} `));
  if (role !== 'text') return all.find((element) => isNamed(nameOf(element)) && isReachable(element));
  const includes = (element: Element) => plain(element.textContent ?? '').includes(wanted);
  // The smallest element that contains the whole text.
  return all.find(
    (element) =>
      includes(element) &&
      ![...element.children].some(includes) &&
      element.tagName !== 'SCRIPT' &&
      isReachable(element),
  );
}

function nameOf(element: HTMLElement): string {
  const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  const label = element.getAttribute('aria-label') ?? '';
  const own = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? '').join(' ');
  return plain(labelled || label || own || visibleText(element));
}

/** The text without parts that are hidden from assistive technology, such as icons. */
function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, code')) hidden.remove();
  return copy.textContent ?? '';
}

function isReachable(element: HTMLElement): boolean {
  if (element.closest('[inert], [aria-hidden=true]')) return false;
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true') return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
