import { $, keyedChildren } from './dom.js';

/** @returns the data of the reply; a refusal throws an error with its message */
export async function send(method, path, { body, token } = {}) {
  const headers = {
    'x-mock-control': 'yes',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { userToken: token }),
  };
  const response = await fetch(`/__mock/${path}`, { method, headers, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!reply.success) throw new Error(reply.msg);
  return reply.data;
}

/** Runs the person's action and shows its result. */
export const act = (done, action) =>
  load(async () => {
    await action();
    show(done, false);
  });

/** Runs an action of the page itself. It shows only a failure, because the status belongs to the person's last action. */
export async function load(action) {
  try {
    await action();
  } catch (error) {
    show(`Failed: ${error.message}`, true);
  }
}

function show(text, failed) {
  $('status').textContent = text;
  $('status').classList.toggle('failed', failed);
}

const EVERY_WORLD = 'every';

/** null means every world, an empty string callers without a token, and any other value an account. */
export const chosenWorld = () => ($('world').value === EVERY_WORLD ? null : $('world').value.slice('of '.length));

export const nameOf = (account) => (account === '' ? 'signed out' : account);

const showOptions = keyedChildren($('world'), {
  create: (value) => new Option(value === EVERY_WORLD ? 'Every world' : nameOf(value.slice('of '.length)), value),
});

/** Lists the worlds in the header, and keeps the selection. */
export function offerWorlds(accounts) {
  showOptions([EVERY_WORLD, ...accounts.map((account) => `of ${account}`)]);
  if ($('world').selectedIndex < 0) $('world').value = EVERY_WORLD;
}
