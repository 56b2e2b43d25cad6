import createPurify from 'dompurify';
import { allowedLink, allowedPicture } from './allowed-links.ts';

// A separate instance, whose configuration no other code can change.
const purify = createPurify(window);

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 div span section strong b em i u s del ins small sub sup mark abbr code pre time ' +
  'ul ol li dl dt dd blockquote q cite table caption thead tbody tfoot tr th td a img figure figcaption';

/** The allowed attributes; style, class, id, event handlers, data and aria are removed. */
const attributes = 'href src alt width height colspan rowspan scope start reversed lang dir';

/**
 * Elements that are removed with their content. Other elements leave their text, because an unclosed form would otherwise
 * remove the rest of the text.
 */
const dropped = 'label button select textarea option datalist object embed applet canvas dialog meter progress';

interface Settings {
  origin: string;
  /** Name of a picture without alt text, if pictures can be opened. */
  pictureName?: string;
  tableName: string;
}

/**
 * Converts untrusted HTML to safe nodes: text, lists, tables, quotations, links and pictures. The nodes are never serialised,
 * so no parser can read them differently a second time.
 */
export function sanitise(html: string | null, settings: Settings): DocumentFragment {
  // Without `<body>`, a text that begins with a frameset would create a document without a body.
  const fragment = purify.sanitize(`<body>${html ?? ''}`, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ADD_FORBID_CONTENTS: dropped.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) judgeLink(link, settings);
  for (const picture of fragment.querySelectorAll('img')) judgePicture(picture, settings);
  for (const table of fragment.querySelectorAll('table')) letScroll(table, settings);
  for (const heading of fragment.querySelectorAll('h1')) demote(heading);
  return fragment;
}

function judgeLink(link: HTMLAnchorElement, { origin }: Settings): void {
  const href = link.getAttribute('href');
  // Ids are removed from the text, so links to its fragments have no target.
  const target = href === null || href.startsWith('#') ? undefined : allowedLink(href, origin);
  if (!target) link.replaceWith(...link.childNodes);
  else if ('path' in target) link.setAttribute('href', target.path);
  else setAttributes(link, { href: target.url, target: '_blank', rel: 'noopener noreferrer' });
}

function judgePicture(picture: HTMLImageElement, { origin, pictureName }: Settings): void {
  const { alt } = picture;
  const named = picture.getAttribute('src');
  const src = named === null ? undefined : allowedPicture(named, origin);
  if (src === undefined) {
    picture.replaceWith(alt);
    return;
  }
  setAttributes(picture, { alt, loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer', src });
  if (pictureName === undefined || picture.closest('a')) return;
  const button = picture.ownerDocument.createElement('button');
  setAttributes(button, { type: 'button', 'data-picture': '', ...(!alt && { 'aria-label': pictureName }) });
  picture.replaceWith(button);
  button.append(picture);
}

/** Makes a wide table scrollable, even by keyboard. */
function letScroll(table: HTMLTableElement, { tableName }: Settings): void {
  const frame = table.ownerDocument.createElement('div');
  const name = table.caption?.textContent?.trim() || tableName;
  setAttributes(frame, { 'data-scroll': '', tabindex: '0', role: 'group', 'aria-label': name });
  table.replaceWith(frame);
  frame.append(table);
}

/** Lowers a heading by one level, because the screen has its own title. */
function demote(heading: Element): void {
  const lower = heading.ownerDocument.createElement('h2');
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
