import { act, load, nameOf, offerWorlds, send } from './api.js';
import { $, betweenPresses, element, hasWords, keyedChildren, labelled, saveJson } from './dom.js';

/** A test run makes a thousand worlds; a table of all of them takes seconds. */
const MOST_ROWS = 100;

/** Snapshots taken on this page, by account. */
const taken = new Map();
/** The listed worlds, by account. */
let worlds = new Map();
/** The cells of each row that change, by account. */
const cells = new Map();

function rowOf(account) {
  const name = nameOf(account);
  const token = () => worlds.get(account).token;
  const button = (text, label, done, action) =>
    labelled(element('button', { type: 'button', textContent: text, onclick: () => act(done, action) }), label);
  const restore = button('Restore', `Restore the snapshot of ${name}`, `The world of ${name} is as it was.`, () =>
    send('POST', 'snapshot', { token: token(), body: taken.get(account) }),
  );
  const person = element('bdi');
  cells.set(account, { restore, person });
  const actions = element(
    'div',
    { className: 'tools' },
    button('Reset', `Reset the world of ${name}`, `The world of ${name} begins anew.`, async () => {
      await send('POST', 'reset', { token: token() });
      await listWorlds();
    }),
    button('Snapshot', `Take a snapshot of ${name}`, `The page keeps a snapshot of ${name}.`, async () => {
      taken.set(account, await send('GET', 'snapshot', { token: token() }));
      updateRow(account);
    }),
    restore,
    button('Export', `Export the world of ${name}`, `The world of ${name} is saved as a file.`, async () =>
      saveJson(`world-${name.replace(/[^\w-]+/g, '-')}.json`, await send('GET', 'snapshot', { token: token() })),
    ),
  );
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, element('bdi', { textContent: name })),
    element('td', { lang: 'zh-CN' }, person),
    element('td', {}, actions),
  );
}

function updateRow(account) {
  const { restore, person } = cells.get(account);
  restore.hidden = !taken.has(account);
  person.textContent = worlds.get(account).userName;
}

const showRows = keyedChildren($('world-rows'), { create: rowOf });

function showWorlds(list) {
  worlds = new Map(list.map((world) => [world.account, world]));
  const accounts = [...worlds.keys()];
  offerWorlds(accounts);
  refresh();
}

const hasFocus = ({ account }) => cells.get(account)?.restore.closest('tr')?.contains(document.activeElement);

/** Lists the newest worlds that the person looks for. */
function refresh() {
  const wanted = $('find-world').value;
  const all = [...worlds.values()].filter(({ account, userName }) =>
    hasWords(`${nameOf(account)} ${userName}`.toLowerCase(), wanted),
  );
  // A row with the focus stays when newer worlds come.
  const shown = all.filter((world, index) => index < MOST_ROWS || hasFocus(world)).map(({ account }) => account);
  showRows(shown);
  shown.forEach(updateRow);
  $('more-worlds').textContent =
    all.length > MOST_ROWS
      ? `The newest ${MOST_ROWS} of ${all.length} worlds. Type a userToken or a name to find another.`
      : all.length === 0 && worlds.size > 0
        ? 'No world has this userToken or name.'
        : '';
}

let running = Promise.resolve();
let queued;

/** Lists the worlds. Calls during a request share the following request. */
export function listWorlds() {
  const list = async () => {
    queued = undefined;
    const all = await send('GET', 'worlds');
    betweenPresses(() => showWorlds(all));
  };
  if (!queued) running = queued = running.then(list, list);
  return queued;
}

/** Refreshes the list if this world is new. */
export function noticeWorld(account) {
  if (!worlds.has(account)) void load(listWorlds);
}

export async function startWorlds() {
  const names = await send('GET', 'seeds');
  $('seed-name').append(new Option('the usual person', ''), ...names.map((name) => new Option(name)));
  await listWorlds();
}

$('find-world').oninput = refresh;

const seedToken = () => $('seed-token').value.trim();

$('seed-form').onsubmit = (event) => {
  event.preventDefault();
  const name = $('seed-name').value;
  const body = name === '' ? { examples: {} } : { name };
  void act(`The world of ${seedToken()} begins anew.`, async () => {
    await send('POST', 'seed', { token: seedToken(), body });
    await listWorlds();
  });
};
$('import').onchange = async () => {
  const [file] = $('import').files;
  if (!file) return;
  await act(`The world of ${seedToken()} is restored.`, async () => {
    if (seedToken() === '') throw new Error('the file needs a userToken');
    await send('POST', 'snapshot', { token: seedToken(), body: JSON.parse(await file.text()) });
    await listWorlds();
  });
  $('import').value = '';
};
