import { act, chosenWorld, nameOf, send } from './api.js';
import { curlOf } from './curl.js';
import { $, backButton, betweenPresses, element, filter, json, mark, row, saveJson } from './dom.js';
import { harOf } from './har.js';

/** As many as the mock keeps. */
const MOST_CALLS = 1000;
const MOST_ROWS = 300;

const SOURCES = {
  usual: 'from memory',
  example: 'a named example',
  override: 'an override',
  recording: 'a recording',
  backend: 'from the backend',
  refusal: 'a refusal',
};

/** The calls of every world, oldest first. */
let calls = [];
/** The rows of the chosen world, newest first. */
let rows = [];
let waiting = [];
let paused = false;
/** Called to edit the override of a call's operation, with its reply. */
let edit = () => {};
/** Called for a world that the page has not listed yet. */
let found = () => {};

const toneOf = ({ status, reply, fault }) =>
  fault || status >= 400 ? 'bad' : reply?.success === false ? 'warn' : 'good';

const isShown = ({ world }) => [null, world].includes(chosenWorld());

/** @param added calls, oldest first */
function add(added) {
  calls = [...calls, ...added].slice(-MOST_CALLS);
  for (const { world } of added) found(world);
  addRows(added);
}

/** Adds the rows of the chosen world's calls. */
function addRows(added) {
  for (const call of added.filter(isShown).slice(-MOST_ROWS)) {
    const { at, status, method, operation, url, world, source, fault, delay, duration, reply } = call;
    const result = fault ?? (reply?.success === false ? `${status} ${reply.code}` : String(status));
    const how = [source === 'usual' ? '' : SOURCES[source], `${delay + duration} ms`].filter(Boolean).join(', ');
    const node = row({
      start: element('span', { className: 'side', textContent: at.slice(11, 19) }),
      name: operation ?? `${method} ${url}`,
      side: element('span', { className: `code ${toneOf(call)}`, textContent: result }),
      more: [nameOf(world), how].filter(Boolean).join(' · '),
      select: () => show(call, node),
    });
    rows.unshift({ node, call, text: `${operation} ${method} ${url} ${result} ${source} ${world}`.toLowerCase() });
    $('calls').prepend(node);
  }
  for (const { node: old } of rows.splice(MOST_ROWS)) old.remove();
}

function refresh() {
  filter(rows, $('find-call').value);
  $('no-calls').hidden = rows.length > 0;
  $('pause').textContent = waiting.length > 0 ? `Show ${waiting.length} more` : paused ? 'Go on' : 'Pause';
}

/** Shows the calls of the chosen world. */
export function changeJournal() {
  rows = [];
  $('calls').replaceChildren();
  addRows(calls);
  refresh();
}

/** The request and the reply of a call, side by side. */
function show(call, node) {
  mark($('calls'), node);
  const { method, url, operation, at, world, source, fault, delay, duration, headers, status, input, reply } = call;
  const facts = [
    at.replace('T', ' '),
    nameOf(world),
    SOURCES[source],
    `${duration} ms`,
    delay && `and ${delay} ms of delay`,
    fault,
  ];
  const change = element('button', { type: 'button', textContent: 'Change this reply', hidden: operation === null });
  change.onclick = () => edit(operation, reply);
  const copy = element('button', { type: 'button', textContent: 'Copy as curl' });
  copy.onclick = () =>
    act('The call is in the clipboard.', () => navigator.clipboard.writeText(curlOf(call, location.origin)));
  $('call').replaceChildren(
    backButton($('call')),
    element('h2', { textContent: operation ?? 'Unknown path' }),
    element('p', { className: 'note' }, element('bdi', { textContent: facts.filter(Boolean).join(' · ') })),
    element(
      'div',
      { className: 'sides' },
      element(
        'div',
        {},
        element('h3', { textContent: 'Request' }),
        element('pre', { textContent: `${method} ${url}` }),
        json(input),
        element('details', {}, element('summary', { textContent: 'Headers' }), json(headers)),
      ),
      element('div', {}, element('h3', { textContent: `Reply ${status}` }), json(reply)),
    ),
    element('p', { className: 'tools' }, change, copy),
  );
}

/** @param options `onEdit` edits the reply of an operation; `onWorld` receives the world of each call */
export async function startJournal({ onEdit, onWorld }) {
  edit = onEdit;
  found = onWorld;
  // The stream starts before the list, so that no call is missed; calls in both have the same number.
  const seen = new Set();
  const take = (calls) => {
    const fresh = calls.filter(({ number }) => !seen.has(number));
    for (const { number } of fresh) seen.add(number);
    betweenPresses(() => {
      if (paused) waiting.push(...fresh);
      else add(fresh);
      refresh();
    });
  };
  const early = [];
  let receive = (call) => early.push(call);
  const stream = new EventSource('/__mock/journal/stream');
  stream.onmessage = ({ data }) => receive(JSON.parse(data));
  await new Promise((resolve) => {
    stream.onopen = resolve;
    stream.onerror = resolve;
  });
  take(await send('GET', 'journal'));
  take(early);
  receive = (call) => take([call]);
}

$('find-call').oninput = refresh;
$('pause').onclick = () => {
  paused = !paused;
  $('pause').setAttribute('aria-pressed', String(paused));
  if (!paused) {
    add(waiting);
    waiting = [];
  }
  refresh();
};
$('save-journal').onclick = () => {
  const shown = rows.filter(({ node }) => !node.hidden).map(({ call }) => call);
  return act(`${shown.length === 1 ? 'One call is' : `${shown.length} calls are`} saved as a file.`, () =>
    saveJson('calls.har', harOf(shown.reverse(), location.origin)),
  );
};
$('clear-journal').onclick = () =>
  act('The journal is empty.', async () => {
    await send('DELETE', 'journal');
    calls = [];
    waiting = [];
    $('call').replaceChildren();
    changeJournal();
  });
