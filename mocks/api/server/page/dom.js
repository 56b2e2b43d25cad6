/** Texts are inserted as text nodes, never as HTML. */

export const $ = (id) => document.getElementById(id);

export function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

export const labelled = (node, label) => {
  node.setAttribute('aria-label', label);
  return node;
};

/** A row of a list. */
export function row({ start, name, side, more, select }) {
  const button = element('button', { type: 'button', onclick: select });
  button.append(start, element('bdi', { className: 'name', textContent: name }), side);
  if (more) button.append(element('bdi', { className: 'more', textContent: more }));
  return element('li', {}, button);
}

/**
 * Shows one child per key. A remaining child is neither moved nor replaced, so that a press or a selection in it is not
 * lost; new children come last.
 *
 * @param keyed `create` creates the child of a key
 * @returns a function that shows the children of the given keys
 */
export function keyedChildren(parent, { create }) {
  const children = new Map();
  return (keys) => {
    const wanted = new Set(keys);
    for (const [key, child] of children) {
      if (wanted.has(key)) continue;
      child.remove();
      children.delete(key);
    }
    for (const key of keys) {
      if (children.has(key)) continue;
      children.set(key, create(key));
      parent.append(children.get(key));
    }
  };
}

let pressed = false;
let later = [];

/**
 * Changes the page, but not between the press and the release of a pointer, because a row that moves meanwhile loses its
 * click.
 */
export function betweenPresses(change) {
  if (pressed) later.push(change);
  else change();
}

const press = () => {
  pressed = true;
};
const release = () => {
  pressed = false;
  // The click follows the release.
  setTimeout(() => {
    const changes = later;
    later = [];
    changes.forEach(betweenPresses);
  });
};
addEventListener('pointerdown', press, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);

/** Marks the selected row of a list. */
export function mark(list, chosen) {
  for (const button of list.querySelectorAll('button')) {
    if (button.parentElement === chosen) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

/** The parts of a JSON text with a colour. A text before a colon is a field. */
const TOKEN = /(?<field>"(?:\\.|[^"\\])*"(?=:))|(?<text>"(?:\\.|[^"\\])*")|(?<literal>-?\d[\d.e+-]*|true|false|null)/gi;

/** A value as coloured JSON. */
export function json(value) {
  const text = JSON.stringify(value, undefined, 2) ?? '';
  const shown = element('pre', { tabIndex: 0 });
  let end = 0;
  for (const { 0: token, groups, index } of text.matchAll(TOKEN)) {
    const className = Object.keys(groups).find((name) => groups[name] !== undefined);
    shown.append(text.slice(end, index), element('span', { className, textContent: token }));
    end = index + token.length;
  }
  shown.append(text.slice(end));
  return shown;
}

/** The button from a detail back to its list, on a phone. */
export function backButton(detail) {
  const button = element('button', { type: 'button', className: 'back', textContent: '← Back to the list' });
  button.onclick = () => detail.replaceChildren();
  return button;
}

/** Whether a text in lower case contains every wanted word. */
export const hasWords = (text, wanted) =>
  wanted
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));

/** Shows the rows whose texts contain every word. */
export function filter(rows, wanted) {
  for (const { node, text } of rows) node.hidden = !hasWords(text, wanted);
}

/** Saves data as a file of the person's computer. */
export function saveJson(name, data) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
