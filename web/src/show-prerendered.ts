/* Inlined at the end of a prerendered page: shows the page's content in its language until the app has rendered the same
   screen. The app renders beside it, hidden, so nothing has to match: the app knows the person, the content does not. */
import { detectPlatform } from '@health-app/sdk/bridge';
import { codePlaceholder, placeholder } from '#lib/loading/page-events.ts';

/** Parameters on which the content of no screen depends. With others, the page shows the frame. */
const neutral = new Set(['lang', 'app', 'tid']);

/** Without a bar of its own, a screen in another app shows the bar only for its action. */
function fitBar(content: HTMLElement): void {
  const platform = detectPlatform(window);
  if (platform === 'browser') return;
  const heading = content.querySelector('header h1');
  const hasAction = heading?.nextElementSibling;
  if (platform === 'messaging' || !hasAction) content.querySelector('header')?.remove();
  else heading?.previousElementSibling?.remove();
}

const root = document.getElementById('root');
const isPlain = [...new URLSearchParams(location.search).keys()].every((name) => neutral.has(name));
const [frame, waiting, whole] = ['frame', 'waiting', 'whole'].map((extent) =>
  document.querySelector<HTMLTemplateElement>(
    `template[lang="${document.documentElement.lang}"][data-extent="${extent}"]`,
  ),
);
// Some screens wait in another form in an app, for example without an invitation to open them there.
const ofAddress = whole ?? (detectPlatform(window) === 'browser' ? waiting : undefined);
const template = (isPlain && ofAddress) || frame;
/** What the app shows for longer than the page should stay. */
const loading = template === whole ? placeholder : template === waiting ? `[${codePlaceholder}]` : undefined;

// Browsers without style sheets from code keep the frame of the start page.
if (root && template && 'adoptedStyleSheets' in document) show(root, template);

const buttons = 'button, [role="button"], [role="tab"], summary';
const fields = 'input, textarea, select';
type Field = HTMLInputElement;

function show(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
  const shown = document.createElement('div');
  shown.id = 'prerendered';
  shown.append(content.cloneNode(true));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shown.querySelector('script')?.textContent ?? '');
  shown.querySelector('script')?.remove();
  // The policy forbids styles in markup.
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  fitBar(shown);
  document.adoptedStyleSheets = [sheet];
  if (dataset.title) document.title = dataset.title;
  root.before(shown);

  // Until the app runs, the page keeps what the person does.
  const typed = new Set<Field>();
  let pressed: HTMLElement | undefined;
  shown.addEventListener('input', ({ target }) => typed.add(target as Field));
  shown.addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>(buttons) ?? pressed;
  });
  const observer = new MutationObserver(() => {
    if (!isReady(root)) return;
    observer.disconnect();
    const focused = document.activeElement;
    const inApp = <Kind extends HTMLElement>(element: Kind, kind: string) => counterpart(element, shown, root, kind);
    const own = [...typed].map((field) => [field, inApp(field, fields)] as const);
    const next =
      focused && shown.contains(focused) ? inApp(focused as HTMLElement, `${fields}, ${buttons}`) : undefined;
    const button = pressed && inApp(pressed, buttons);
    shown.remove();
    document.adoptedStyleSheets = [];
    for (const [field, to] of own) if (to) enter(to, field);
    next?.focus();
    button?.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Whether the app has rendered as much as the page shows, or could not start. */
function isReady(root: HTMLElement): boolean {
  if (root.querySelector('.start-failure')) return true;
  return root.querySelector('main') !== null && !(loading && root.querySelector(loading));
}

/** Enters a field's value into a field of the app, as the person would. */
function enter(to: Field, { value, checked, type }: Field): void {
  if (type === 'checkbox' || type === 'radio') {
    if (to.checked !== checked) to.click();
    return;
  }
  // React notices a change only if it bypasses React's own property of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, value);
  to.dispatchEvent(new Event(to instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

/** The app's element for one of the page: the one with the same name and position among those of its kind. */
function counterpart<Kind extends HTMLElement>(
  element: Kind,
  shown: HTMLElement,
  root: HTMLElement,
  kind: string,
): Kind | undefined {
  const nameOf = (one: Element) =>
    [one.tagName, one.getAttribute('type'), one.getAttribute('aria-label'), one.textContent].join();
  const alike = (area: HTMLElement) =>
    [...area.querySelectorAll<Kind>(kind)].filter((one) => nameOf(one) === nameOf(element));
  return alike(root)[alike(shown).indexOf(element)];
}
