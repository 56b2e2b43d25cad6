/** The page of the mock: it renders the replies of the endpoints below /__mock, and sends the person's choices to them. */
import { load } from './api.js';
import { startClock } from './clock.js';
import { $ } from './dom.js';
import { changeJournal, startJournal } from './journal.js';
import { changeWorld, show as showOperation, startOperations } from './operations.js';
import { listWorlds, noticeWorld, startWorlds } from './worlds.js';

const tabs = [...document.querySelectorAll('[role="tab"]')];
const viewOf = (tab) => $(tab.getAttribute('aria-controls'));

function open(tab) {
  for (const each of tabs) {
    const isOpen = each === tab;
    each.setAttribute('aria-selected', String(isOpen));
    each.tabIndex = isOpen ? 0 : -1;
    viewOf(each).hidden = !isOpen;
  }
  history.replaceState(null, '', `#${viewOf(tab).id}`);
  if (viewOf(tab).id === 'worlds') void load(listWorlds);
}

for (const tab of tabs) tab.onclick = () => open(tab);

/** Moves the focus among the visible elements of a list. */
function step(nodes, from, by) {
  const visible = nodes.filter((node) => node.offsetParent !== null);
  visible[Math.min(visible.length - 1, Math.max(0, visible.indexOf(from) + by))]?.focus();
}

const isText = ({ tagName, type }) =>
  tagName === 'TEXTAREA' || tagName === 'SELECT' || (tagName === 'INPUT' && type !== 'checkbox');

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const view = document.querySelector('main > section:not([hidden])');
  const rows = [...view.querySelectorAll('.rows button')];
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (target.role === 'tab' && (key === 'ArrowRight' || key === 'ArrowLeft')) {
    const next = tabs[(tabs.indexOf(target) + (key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length];
    open(next);
    next.focus();
  } else if (by && (rows.includes(target) || target.type === 'search')) {
    event.preventDefault();
    step(rows, target, target.type === 'search' ? 1 : by);
  } else if (key === 'Escape') {
    const current = view.querySelector('[aria-current="true"]');
    if (matchMedia('(max-width: 52rem)').matches) view.querySelector('.detail')?.replaceChildren();
    (current ?? view.querySelector('[type="search"]'))?.focus();
  } else if (!isText(target) && key === '/') {
    event.preventDefault();
    view.querySelector('[type="search"]')?.focus();
  } else if (!isText(target) && tabs[Number(key) - 1]) {
    open(tabs[Number(key) - 1]);
  }
});

$('world').onchange = () =>
  load(async () => {
    changeJournal();
    await changeWorld();
  });

open(tabs.find((tab) => `#${viewOf(tab).id}` === location.hash) ?? tabs[0]);

await load(async () => {
  await Promise.all([startWorlds(), startOperations(), startClock()]);
  await startJournal({
    onWorld: noticeWorld,
    onEdit(operation, reply) {
      open($('tab-operations'));
      showOperation(operation, reply);
    },
  });
});
