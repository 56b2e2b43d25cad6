/** What a screen reader says on a page, from the browser's accessibility tree. */
import type { CDPSession, Page } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree['nodes'][number];

/** Roles that are said by their content alone. */
const silent = new Set([
  ...[
    'RootWebArea',
    'generic',
    'none',
    'StaticText',
    'paragraph',
    'strong',
    'emphasis',
    'time',
    'ListMarker',
    'rowgroup',
    'LabelText',
  ],
]);
/** Roles of which a screen reader says the name, which contains their content. */
const leaves = new Set([
  ...['button', 'link', 'heading', 'tab', 'option', 'radio', 'checkbox', 'switch', 'image', 'progressbar', 'slider'],
  ...['textbox', 'searchbox', 'spinbutton', 'combobox', 'Date', 'term', 'caption', 'columnheader', 'rowheader'],
  'DisclosureTriangle',
]);
/** Parts of lines, and texts that are said as the names of other elements. */
const ignored = new Set(['InlineTextBox', 'LineBreak', 'Legend']);
/** What a person can act on. Without it, the name of a table's cell is its content. */
const actions = new Set(['button', 'link', 'textbox', 'checkbox', 'radio', 'switch', 'combobox']);

const words: Record<string, string> = {
  textbox: 'edit',
  searchbox: 'search edit',
  spinbutton: 'spin button',
  image: 'graphic',
  contentinfo: 'content information',
  StaticText: 'text',
  DisclosureTriangle: 'disclosure',
  DescriptionList: 'list of terms',
  Date: 'date edit',
};

/**
 * Returns the speech of a page in reading order, a line per element: its role, name, states, value and description. Parts are
 * indented. A language other than the page's stands in brackets, and a live region has its politeness.
 */
export async function transcriptOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes, languages } = await readTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [`page: ${await page.title()}`];

  const visit = (node: Node, depth: number, live: string, isLabel = false): void => {
    const role = String(node.role?.value ?? '');
    // The text of a label is the name of its control, which may be inside.
    if (ignored.has(role) || (isLabel && role === 'StaticText')) return;
    const line = node.ignored ? '' : lineOf(node, role, languages, live);
    if (line) lines.push(`${'  '.repeat(depth)}${line}`);
    if (line && (leaves.has(role) || (isCell(role) && !hasAction(node)))) return;
    const inside = propertyOf(node, 'live') ?? live;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child)
        visit(child, line && role !== 'StaticText' ? depth + 1 : depth, inside, isLabel || role === 'LabelText');
    }
  };
  const hasAction = (node: Node): boolean =>
    (node.childIds ?? []).some((id) => {
      const child = byId.get(id);
      return child !== undefined && (actions.has(String(child.role?.value)) || hasAction(child));
    });
  const [root] = nodes;
  if (root) visit(root, 0, '');
  return `${lines.join('\n')}\n`;
}

async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  // The language of each node, if it differs from the page's.
  const languages = new Map<number, string>();
  const walk = (node: typeof root, lang: string, own: string): void => {
    const at = (node.attributes ?? []).indexOf('lang');
    const found = node.localName !== 'html' && at >= 0 && at % 2 === 0 ? (node.attributes?.[at + 1] ?? '') : lang;
    const page = node.localName === 'html' && at >= 0 ? (node.attributes?.[at + 1] ?? '') : own;
    if (found && found !== page) languages.set(node.backendNodeId, found);
    for (const child of node.children ?? []) walk(child, found, page);
  };
  walk(root, '', '');
  return { nodes, languages };
}

const isCell = (role: string): boolean => role === 'cell' || role === 'gridcell' || role === 'definition';

const propertyOf = (node: Node, name: string): string | undefined => {
  const value = node.properties?.find((one) => one.name === name)?.value.value;
  return value === undefined || value === false || value === 'false' || value === '' ? undefined : String(value);
};

/** The states that a screen reader says, with their words. */
function statesOf(node: Node, role: string): string[] {
  const said: string[] = [];
  const level = propertyOf(node, 'level');
  if (role === 'heading' && level) said.push(`level ${level}`);
  const checked = node.properties?.find(({ name }) => name === 'checked')?.value.value;
  if (checked !== undefined) said.push(checked === 'true' ? 'checked' : 'not checked');
  const pressed = node.properties?.find(({ name }) => name === 'pressed')?.value.value;
  if (pressed !== undefined) said.push(pressed === 'true' ? 'pressed' : 'not pressed');
  const expanded = node.properties?.find(({ name }) => name === 'expanded')?.value.value;
  if (expanded !== undefined) said.push(expanded ? 'expanded' : 'collapsed');
  for (const name of ['selected', 'disabled', 'required', 'readonly', 'busy', 'focused']) {
    if (propertyOf(node, name)) said.push(name);
  }
  if (propertyOf(node, 'invalid')) said.push('invalid');
  if (propertyOf(node, 'hasPopup')) said.push(`opens a ${propertyOf(node, 'hasPopup')}`);
  return said;
}

function lineOf(node: Node, role: string, languages: ReadonlyMap<number, string>, live: string): string {
  const name = textOf(node.name);
  const politeness = propertyOf(node, 'live');
  // An empty live region says nothing.
  const speaks = (node.childIds ?? []).length > 0;
  const ownLive = speaks && politeness && politeness !== 'off' && politeness !== live ? `live ${politeness}` : '';
  if (politeness && !speaks && !name) return '';
  if (isCell(role) && !name) return '';
  if (silent.has(role) && !ownLive && (role !== 'StaticText' || !name)) return '';
  const value = propertyOf(node, 'valuetext') ?? textOf(node.value);
  const description = textOf(node.description);
  const language = languages.get(node.backendDOMNodeId ?? -1);
  const kind = role === 'StaticText' ? '' : silent.has(role) ? 'part' : (words[role] ?? role);
  const parts = [kind, ...statesOf(node, role), ownLive].filter(Boolean).join(', ');
  const speech = [
    parts && name ? `${parts}: ${name}` : parts || name,
    value && `value ${value}`,
    description && `description ${description}`,
  ];
  return `${language ? `[${language}] ` : ''}${speech.filter(Boolean).join('; ')}`;
}

const textOf = (value: { value?: unknown } | undefined): string =>
  String(value?.value ?? '')
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
