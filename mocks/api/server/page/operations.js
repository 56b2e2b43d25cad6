import { act, chosenWorld, nameOf, send } from './api.js';
import { $, backButton, element, filter, json, labelled, mark, row } from './dom.js';

const ALL = { id: '*', method: '', path: '', summary: 'Latency and network faults of every operation', examples: [] };
const FAULTS = {
  '': 'none',
  reset: 'connection reset',
  truncated: 'body cut off',
  slow: 'slow body',
  wrongType: 'wrong content type',
  html: 'captive portal (HTML)',
  hang: 'no reply ever',
};

/** The initial text of the JSON field. */
const STARTS = { data: '{}', body: '{ "success": true, "data": {} }', patch: '{ "data": {} }' };

/** By operation. */
const rows = new Map();
let overrides = [];
/** Shows the override of the operation in the form. */
let showCurrent = () => {};

const overrideOf = (id) =>
  overrides.find(
    ({ operation, world, when, priority, probability }) =>
      operation === id && world === chosenWorld() && !when && !priority && probability === undefined,
  );

/** One reply of an override as a short text. */
function describe({ status, example, data, body, patch, delay, fault, times }) {
  const parts = [
    status,
    example ?? (data !== undefined ? 'own data' : body !== undefined ? 'own body' : undefined),
    patch !== undefined && 'patch',
    fault && FAULTS[fault],
    delay && `${delay} ms`,
    times && `${times} ×`,
  ];
  return parts.filter(Boolean).join(' ');
}

function addRow(operation) {
  const { id, method, path, summary } = operation;
  const side = element('span', { className: 'code warn' });
  const node = row({
    start: element('span', { className: 'side', textContent: method || 'all' }),
    name: id === ALL.id ? 'All operations' : id,
    side,
    more: path || summary,
    select: () => show(id),
  });
  const text = `${id} all operations ${path} ${summary}`.toLowerCase();
  rows.set(id, { node, side, operation, text: id === ALL.id ? text : text.replace('all operations ', '') });
  $('operation-rows').append(node);
}

function showOverrides(all) {
  overrides = all;
  for (const [id, { side }] of rows) side.textContent = (overrideOf(id)?.replies ?? []).map(describe).join(' → ');
}

const field = (label, node) => element('label', {}, label, node);

/** The form of one operation. A draft is its initial JSON. */
export function show(id, draft) {
  const { node, operation } = rows.get(id);
  mark($('operation-rows'), node);
  const reply = element('select');
  reply.append(
    new Option('from memory', ''),
    ...operation.examples.map(({ status, example }) => new Option(`${status} ${example}`)),
    new Option('own data', 'data'),
    new Option('own body', 'body'),
    new Option('patch of the reply', 'patch'),
  );
  const text = labelled(element('textarea', { spellcheck: false, hidden: true }), 'JSON of the reply');
  const status = element('input', { type: 'number', min: 200, max: 599, placeholder: '200' });
  const invalid = element('input', { type: 'checkbox' });
  const fault = element('select');
  fault.append(...Object.entries(FAULTS).map(([name, title]) => new Option(title, name)));
  const delay = element('input', { type: 'number', min: 0, max: 60000, step: 1 });
  const times = element('input', { type: 'number', min: 1, step: 1, placeholder: 'all' });
  const own = element(
    'div',
    { hidden: true, className: 'tools' },
    field('Status', status),
    element('label', { className: 'check' }, invalid, 'May violate the description'),
  );
  const isOwn = () => ['data', 'body', 'patch'].includes(reply.value);
  reply.onchange = () => {
    text.hidden = !isOwn();
    own.hidden = !isOwn();
    if (isOwn() && text.value === '') text.value = STARTS[reply.value];
  };

  /** The fields of the form as one reply. */
  function read() {
    const [code, example] = isOwn() || reply.value === '' ? [] : reply.value.split(' ');
    return {
      ...(example && { status: Number(code), example }),
      ...(isOwn() && { [reply.value]: JSON.parse(text.value) }),
      ...(isOwn() && status.value && { status: Number(status.value) }),
      ...(isOwn() && invalid.checked && { invalid: true }),
      ...(fault.value && { fault: fault.value }),
      ...(delay.value && { delay: Number(delay.value) }),
      ...(times.value && { times: Number(times.value) }),
    };
  }

  const set = (replies, done) =>
    act(`${id === ALL.id ? 'All operations' : id}: ${done}`, async () => {
      showOverrides(
        await send('POST', 'overrides', { body: { world: chosenWorld(), operation: id, replies: replies() } }),
      );
      showCurrent();
    });
  const button = (textContent, onclick, className = '') =>
    element('button', { type: 'button', textContent, onclick, className });
  const current = element('div');
  showCurrent = () => {
    const replies = overrideOf(id)?.replies ?? [];
    current.replaceChildren(
      element('h3', { textContent: replies.length > 0 ? `Now, for ${worldName()}` : `No override for ${worldName()}` }),
      ...(replies.length > 0 ? [json(replies)] : []),
    );
  };

  $('operation').replaceChildren(
    backButton($('operation')),
    element('h2', { textContent: id === ALL.id ? 'All operations' : id }),
    element('p', {
      className: 'note',
      textContent: [`${operation.method} ${operation.path}`.trim(), operation.summary].filter(Boolean).join(' — '),
    }),
    element(
      'div',
      { className: 'tools' },
      ...(id === ALL.id ? [] : [field('Reply', reply)]),
      field('Network fault', fault),
      field('Latency, ms', delay),
      field('Times', times),
    ),
    own,
    text,
    element(
      'div',
      { className: 'tools' },
      button('Use', () => set(() => [read()], 'changed.'), 'main'),
      button('Add as the next reply', () => set(() => [...(overrideOf(id)?.replies ?? []), read()], 'one more reply.')),
      button('Remove', () => set(() => [], 'as usual again.')),
    ),
    current,
  );
  showCurrent();
  if (draft !== undefined) {
    reply.value = 'body';
    text.value = JSON.stringify(draft, undefined, 2);
    reply.onchange();
  }
}

const worldName = () => (chosenWorld() === null ? 'every world' : nameOf(chosenWorld()));

export async function startOperations() {
  const [operations, all] = await Promise.all([send('GET', 'operations'), send('GET', 'overrides')]);
  for (const operation of [ALL, ...operations]) addRow(operation);
  showOverrides(all);
}

/** Shows the overrides of the chosen world. */
export async function changeWorld() {
  showCurrent();
  showOverrides(await send('GET', 'overrides'));
  showCurrent();
}

$('find-operation').oninput = () => filter(rows.values(), $('find-operation').value);
$('clear-overrides').onclick = () =>
  act('All overrides of every world are removed.', async () => {
    showOverrides(await send('DELETE', 'overrides'));
    showCurrent();
  });
