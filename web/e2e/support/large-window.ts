/**
 * The faults of the screen in a window that has the navigation beside the content. The title begins where the content does,
 * and a line of choices, which a mouse cannot swipe, shows all of them. It runs in a page.
 */
export function findLargeWindowFaults(): string[] {
  const [main, header] = ['main', 'header'].map((name) => document.querySelector<HTMLElement>(`#root ${name}`));
  const title = header?.querySelector('h1 > span');
  if (!main || !title || !document.querySelector('nav[aria-label]')) return [];
  const textOf = (element: HTMLElement) => (element.textContent ?? '').trim().slice(0, 40);
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 4;
  const all = [...main.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isShown(element) && !element.closest('dialog, .visually-hidden'),
  );
  const cut = all
    .filter((line) => line.querySelector(':scope > [role="tab"], :scope > label > input'))
    .filter((line) => line.scrollWidth > line.clientWidth + 1)
    .map((line) => `choices are cut: ${textOf(line)}`);
  // A pane has the width of its content, and below two columns both have the width of the window.
  if (innerWidth < 1_024 || document.documentElement.hasAttribute('data-pane')) return cut;

  const back = [...(header?.querySelectorAll('h1 ~ * svg, button svg') ?? [])].filter(
    (icon) => isShown(icon) && icon.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const range = document.createRange();
  range.selectNodeContents(title);
  const start = Math.min(...[range, ...back].map((part) => part.getBoundingClientRect().left));
  const scrolls = (element: HTMLElement) => getComputedStyle(element).overflowX !== 'visible';
  const isCentred = ({ parentElement }: HTMLElement) => {
    const style = parentElement && getComputedStyle(parentElement);
    // The property centres buttons (see `Button`).
    return style?.textAlign === 'center' || style?.getPropertyValue('--beside-button').trim() === 'auto';
  };
  const unseen = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor];
  const isPainted = (element: HTMLElement) => {
    const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    return !unseen.includes(backgroundColor) || borderTopWidth !== '0px' || borderLeftWidth !== '0px';
  };
  // What is scrolled to the left is hidden.
  const leftOf = (element: HTMLElement): number => {
    const scrollers = all.filter((one) => one !== element && one.contains(element) && scrolls(one));
    return Math.max(...[element, ...scrollers].map((one) => one.getBoundingClientRect().left));
  };
  const [first] = all
    .filter(isPainted)
    .map((element) => ({ element, left: leftOf(element) }))
    .sort((one, other) => one.left - other.left);
  // Centred content, such as that of an empty state, has an edge of its own.
  if (!first || isCentred(first.element) || Math.abs(first.left - start) <= 1.5) return cut;
  return [...cut, `the title begins at ${start}, and the content at ${first.left}: ${textOf(first.element)}`];
}
