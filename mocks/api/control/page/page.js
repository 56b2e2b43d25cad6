/**
 * Renders the replies of the endpoints below /__mock, and sends the choices to them. Texts go in as text nodes, never
 * as HTML.
 */

const EVERY_WORLD = 'every';
const ALL_OPERATIONS = '*';

const $ = (id) => document.getElementById(id);

function element(name, properties, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

const labelled = (node, label) => {
  node.setAttribute('aria-label', label);
  return node;
};

/** @returns the data of the reply; a refusal throws an error with its message */
async function send(method, path, { body, token } = {}) {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { userToken: token }),
  };
  const response = await fetch(`/__mock/${path}`, { method, headers, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!reply.success) throw new Error(reply.msg);
  return reply.data;
}

/** Runs an action and shows its result. */
async function act(done, action) {
  try {
    await action();
    $('status').textContent = done;
  } catch (error) {
    $('status').textContent = `Failed: ${error.message}`;
  }
}

/* The clock */

/** The clock from the last reply, and the time of that reply. */
let clock = { now: '', running: false, received: 0 };

function showClock({ now, running }) {
  clock = { now, running, received: performance.now() };
  $('clock-running').textContent = running ? 'Stop the clock' : 'Let the clock run';
  $('clock-running').onclick = () => changeClock({ running: !running });
  tick();
}

/** Shows the time of the clock with the server's offset from UTC. */
function tick() {
  const { now, running, received } = clock;
  if (now === '') return;
  const [wall, offset] = [now.slice(0, 19), now.slice(19)];
  const passed = running ? performance.now() - received : 0;
  const shown = new Date(Date.parse(`${wall}Z`) + passed).toISOString().slice(0, 19);
  $('clock').textContent = `${shown.replace('T', ' ')} (UTC${offset})${running ? '' : ', stopped'}`;
}

setInterval(tick, 1000);

const changeClock = (body) =>
  act('The clock has changed.', async () => showClock(await send('POST', 'clock', { body })));

for (const button of document.querySelectorAll('[data-advance]')) {
  button.onclick = () => changeClock({ advance: Number(button.dataset.advance) });
}
$('clock-form').onsubmit = (event) => {
  event.preventDefault();
  changeClock({ now: $('clock-now').value });
};

/* The worlds */

const nameOf = (token) => (token === '' ? 'signed out' : token);

function showWorlds(worlds) {
  $('worlds').replaceChildren(
    ...worlds.map(({ token, userName }) => {
      const reset = element('button', { textContent: 'Reset' });
      reset.onclick = () =>
        act(`The world of ${nameOf(token)} begins anew.`, async () => {
          await send('POST', 'reset', { token });
          showWorlds(await send('GET', 'worlds'));
        });
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, element('bdi', { textContent: nameOf(token) })),
        element('td', { lang: 'zh-CN' }, element('bdi', { textContent: userName })),
        element('td', {}, labelled(reset, `Reset the world of ${nameOf(token)}`)),
      );
    }),
  );
  const chosen = $('world').value;
  $('world').replaceChildren(
    new Option('Every world', EVERY_WORLD),
    ...worlds.map(({ token }) => new Option(nameOf(token), `of ${token}`)),
  );
  $('world').value = chosen;
  if ($('world').selectedIndex < 0) $('world').value = EVERY_WORLD;
}

/** null means every world, an empty text means callers without a token. */
const chosenWorld = () => ($('world').value === EVERY_WORLD ? null : $('world').value.slice('of '.length));

/* The operations */

/** Rows by operation: the override in each row, and how to show it. */
const rows = new Map();

const textOf = ({ status, example }) => (status === null ? '' : `${status} ${example ?? ''}`.trim());

const choose = (body) =>
  act(`${body.operation === ALL_OPERATIONS ? 'All operations' : body.operation}: changed.`, async () => {
    showOverrides(await send('POST', 'overrides', { body: { world: chosenWorld(), ...body } }));
  });

const delayOf = (input) => (input.value === '' ? null : Number(input.value));

function addRow({ id, method, path, summary, examples }) {
  const reply = labelled(element('select'), `Reply of ${id}`);
  reply.append(new Option('from memory', ''), ...examples.map((example) => new Option(textOf(example))));
  const delay = labelled(element('input', { type: 'number', min: 0, max: 60000, step: 1 }), `Latency of ${id} in ms`);
  const change = () => {
    const [status, example] = reply.value.split(' ');
    choose({ operation: id, status: status ? Number(status) : null, example, delay: delayOf(delay) });
  };
  reply.onchange = change;
  delay.onchange = change;
  const row = element(
    'tr',
    { title: summary },
    element('th', { scope: 'row', textContent: id }),
    element('td', {}, element('code', { textContent: `${method} ${path}` })),
    element('td', {}, reply),
    element('td', {}, delay),
  );
  rows.set(id, { row, reply, delay, text: `${id} ${path} ${summary}`.toLowerCase() });
  $('operations').append(row);
}

function showOverrides(overrides) {
  const own = new Map(
    overrides.filter(({ world }) => world === chosenWorld()).map((override) => [override.operation, override]),
  );
  for (const [id, { row, reply, delay }] of rows) {
    const override = own.get(id);
    reply.value = override ? textOf(override) : '';
    delay.value = override?.delay ?? '';
    row.classList.toggle('chosen', override !== undefined);
  }
  $('delay').value = own.get(ALL_OPERATIONS)?.delay ?? '';
}

function find() {
  const wanted = $('find').value.trim().toLowerCase();
  for (const { row, text } of rows.values()) row.hidden = !text.includes(wanted);
}

$('scope').onsubmit = (event) => event.preventDefault();
$('find').oninput = find;
$('delay').onchange = () => choose({ operation: ALL_OPERATIONS, delay: delayOf($('delay')) });
$('world').onchange = () => act('', async () => showOverrides(await send('GET', 'overrides')));
$('clear').onclick = () =>
  act('All choices of every world are removed.', async () => showOverrides(await send('DELETE', 'overrides')));

/* The beginning */

await act('', async () => {
  const [clock, worlds, operations, overrides] = await Promise.all(
    ['clock', 'worlds', 'operations', 'overrides'].map((path) => send('GET', path)),
  );
  showClock(clock);
  $('clock-now').value = clock.now.slice(0, 19);
  showWorlds(worlds);
  for (const operation of operations) addRow(operation);
  showOverrides(overrides);
});
