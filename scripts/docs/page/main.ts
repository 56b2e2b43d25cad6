import { fill, MOCK, type Reader } from './fill.ts';
import { type Call, type Outcome, run } from './run.ts';
import { type Entry, find } from './search.ts';

interface Example {
  name: string;
  status: string;
  summary: string;
  value: unknown;
}

const $ = <T extends Element>(selector: string, within: ParentNode = document): T => {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};
const base = document.body.dataset.base ?? '';

/* The reader's mock and world. */

/** A value of this tab, or in memory if the browser keeps none. */
function kept(key: string, initial: () => string): { get(): string; set(value: string): void } {
  let value: string;
  try {
    value = sessionStorage.getItem(key) ?? initial();
  } catch {
    value = initial();
  }
  const keep = () => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // The value lasts as long as the page.
    }
  };
  keep();
  return {
    get: () => value,
    set(next) {
      value = next;
      keep();
    },
  };
}

const newToken = () => `docs-${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12)}`;
// The mock serves the site below /__docs/.
const mock = kept('docs.mock', () => (location.pathname.startsWith('/__docs/') ? location.origin : MOCK));
const token = kept('docs.token', newToken);
const reader = (): Reader => ({ mock: mock.get(), token: token.get(), now: Date.now() });

const samples = [...document.querySelectorAll('.sample')].flatMap((sample) => {
  const texts: { node: Text; text: string }[] = [];
  const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node: node as Text, text: node.nodeValue ?? '' });
  }
  return texts;
});

function showReader(): void {
  for (const { node, text } of samples) node.nodeValue = fill(text, reader());
  $('#reader-mock').textContent = mock.get().replace(/^https?:\/\//, '');
}
showReader();

const dialog = $<HTMLDialogElement>('#reader-dialog');
const address = $<HTMLInputElement>('#reader-address');
const tokenField = $<HTMLInputElement>('#reader-token');
$('#reader').addEventListener('click', () => {
  address.value = mock.get();
  tokenField.value = token.get();
  dialog.showModal();
});
$('#reader-new').addEventListener('click', () => {
  tokenField.value = newToken();
});
dialog.addEventListener('close', () => {
  // Escape keeps the old values, even if the fields are invalid.
  if (dialog.returnValue !== 'done') return;
  mock.set(address.value.replace(/\/+$/, ''));
  token.set(tokenField.value);
  showReader();
});
$('form', dialog).addEventListener('submit', () => {
  dialog.returnValue = 'done';
});

/* Samples: one choice of a language for all. */

function chooseSample(label: string): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isChosen = tab.dataset.sample === label;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isChosen);
  }
}

for (const list of document.querySelectorAll('[role=tablist]')) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const choose = (tab: HTMLElement | undefined) => {
    if (!tab?.dataset.sample) return;
    // The page keeps its place, although samples above change their height.
    const top = list.getBoundingClientRect().top;
    chooseSample(tab.dataset.sample);
    scrollBy(0, list.getBoundingClientRect().top - top);
    sample.set(tab.dataset.sample);
    tab.focus({ preventScroll: true });
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) choose(tabs.at((index + step) % tabs.length));
    });
  }
}
const sample = kept('docs.sample', () => 'SDK');
if (sample.get() !== 'SDK') chooseSample(sample.get());

/* Copy. */

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  const show = (text: string) => {
    button.textContent = text;
  };
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '').then(
      () => show('Copied'),
      () => show('Not permitted'),
    );
    setTimeout(() => show('Copy'), 2000);
  });
  block.append(button);
}

/* Run. */

const forms = new Map<string, (example: string) => void>();

for (const form of document.querySelectorAll<HTMLFormElement>('form.run')) {
  const { calls, examples } = JSON.parse($('script', form).textContent ?? '') as { calls: Call[]; examples: Example[] };
  const select = $<HTMLSelectElement>('select', form);
  const button = $<HTMLButtonElement>('button[type=submit]', form);
  const input = form.querySelector('textarea');
  const outcome = $('.outcome', form);
  const headers = $<HTMLDetailsElement>('.headers', form);
  const reply = $('.reply', form);
  const last = calls.at(-1) as Call;

  const chosen = () => examples.find(({ status, name }) => `${status} ${name}` === select.value);
  const showExample = () => {
    const example = chosen() ?? examples[0];
    outcome.className = 'outcome';
    outcome.textContent = example ? `Example ${example.name}${example.summary ? `: ${example.summary}` : ''}` : '';
    headers.hidden = true;
    showJson(reply, JSON.stringify(example?.value, null, 2));
  };
  const showOutcome = ({ call, status, statusText, duration, headers: received, text }: Outcome) => {
    const { success, code } = parsed(text) as { success?: boolean; code?: string };
    const which = call.id === last.id ? '' : `${call.id}: `;
    outcome.className = `outcome ${status === 200 && success ? 'good' : 'bad'}`;
    outcome.textContent = `${which}${status} ${statusText} ${success === false ? code : ''} in ${Math.round(duration)} ms`;
    headers.hidden = false;
    $('pre', headers).textContent = received.map(([name, value]) => `${name}: ${value}`).join('\n');
    showJson(reply, typeof parsed(text) === 'string' ? text : JSON.stringify(parsed(text), null, 2));
  };

  showExample();
  if (input) input.value = fill(JSON.stringify(last.input, null, 2), { ...reader(), token: token.get() });
  select.addEventListener('change', showExample);
  forms.set(form.dataset.operation ?? '', (name) => {
    const example = examples.find((one) => one.name === name);
    if (!example) return;
    select.value = `${example.status} ${name}`;
    showExample();
  });

  async function send(): Promise<void> {
    if (button.ariaDisabled === 'true') return;
    const edited = input ? parsed(input.value) : last.input;
    if (typeof edited === 'string') {
      outcome.className = 'outcome bad';
      outcome.textContent = 'The input is not valid JSON.';
      input?.focus();
      return;
    }
    button.ariaDisabled = 'true';
    outcome.className = 'outcome';
    outcome.textContent = 'Running…';
    const example = chosen();
    const prefer = example && `code=${example.status}, example=${example.name}`;
    try {
      showOutcome(await run([...calls.slice(0, -1), { ...last, input: edited }], reader(), prefer));
    } catch (error) {
      outcome.className = 'outcome bad';
      outcome.textContent = whyNoReply(error);
    } finally {
      button.ariaDisabled = null;
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

function whyNoReply(error: unknown): string {
  const server = mock.get();
  const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(server);
  if ((error as Error).name === 'TimeoutError') return `No reply from ${server} in time.`;
  if (!navigator.onLine && !isLocal) return `You are offline, and ${server} is not on this device.`;
  return `No reply from ${server}. Start the mock with “npx @health-app/mock”, or change its address at the top.`;
}

/** Shows JSON with coloured names and values. */
function showJson(element: Element, text: string): void {
  const parts = text.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?)/);
  element.replaceChildren(
    ...parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const span = document.createElement('span');
      span.className = part.endsWith(':') ? 'hljs-attr' : part.startsWith('"') ? 'hljs-string' : 'hljs-number';
      span.textContent = part;
      return span;
    }),
  );
}

/** Opens the example of an address such as `#orders.cancel/failPaid`. */
function followHash(): void {
  const [operation = '', example] = decodeURIComponent(location.hash.slice(1)).split('/');
  if (example === undefined) return;
  forms.get(operation)?.(example);
  const form = document.querySelector<HTMLElement>(`form[data-operation="${CSS.escape(operation)}"]`);
  form?.scrollIntoView({ block: 'center' });
  form?.querySelector('select')?.focus({ preventScroll: true });
}
addEventListener('hashchange', followHash);
followHash();

/* The menu of a narrow window. */

const menu = $('#menu');
menu.addEventListener('click', () => {
  const isOpen = menu.ariaExpanded !== 'true';
  menu.ariaExpanded = String(isOpen);
  document.body.classList.toggle('menu-open', isOpen);
});
document.querySelector('#nav [aria-current]')?.scrollIntoView({ block: 'nearest' });

/* Search. */

const search = $<HTMLInputElement>('#search');
const list = $<HTMLElement>('#found');
const count = $('#found-count');
let index: Promise<Entry[]> | undefined;
let active = -1;

const load = () => {
  index ??= fetch(`${base}search.json`).then((response) => response.json() as Promise<Entry[]>);
  // A later attempt may succeed.
  index.catch(() => {
    index = undefined;
  });
  return index;
};

function close(): void {
  list.hidden = true;
  search.ariaExpanded = 'false';
  search.removeAttribute('aria-activedescendant');
  active = -1;
}

async function showFound(): Promise<void> {
  const query = search.value;
  const found = find(await load(), query);
  if (query !== search.value) return;
  active = -1;
  search.removeAttribute('aria-activedescendant');
  list.replaceChildren(
    ...found.map(({ title, about, address: to }, position) => {
      const option = document.createElement('div');
      option.role = 'option';
      option.id = `found-${position}`;
      option.ariaSelected = 'false';
      option.dataset.address = base + to;
      option.append(title, Object.assign(document.createElement('span'), { textContent: about }));
      return option;
    }),
  );
  const isEmpty = query.trim() === '';
  count.textContent = isEmpty ? '' : found.length === 0 ? `Nothing for “${query}”` : `${found.length} results`;
  count.classList.toggle('unseen', isEmpty || found.length > 0);
  list.hidden = found.length === 0;
  search.ariaExpanded = String(found.length > 0);
}

function activate(position: number): void {
  const options = [...list.children] as HTMLElement[];
  active = (position + options.length) % options.length;
  for (const [at, option] of options.entries()) option.ariaSelected = String(at === active);
  options[active]?.scrollIntoView({ block: 'nearest' });
  search.setAttribute('aria-activedescendant', `found-${active}`);
}

const open = (option: Element | undefined | null) => {
  const to = (option as HTMLElement | null | undefined)?.dataset.address;
  if (to === undefined) return;
  close();
  location.href = to;
};

const showFailure = () => {
  count.textContent = 'The search could not be loaded.';
  count.classList.remove('unseen');
};
search.addEventListener('focus', () => void load().catch(() => {}));
search.addEventListener('input', () => void showFound().catch(showFailure));
search.addEventListener('keydown', (event) => {
  const { key } = event;
  if (key === 'Escape') close();
  if (list.hidden) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    activate(key === 'ArrowDown' ? active + 1 : active < 0 ? -1 : active - 1);
  }
  if (key === 'Enter') open(list.children[Math.max(active, 0)]);
});
list.addEventListener('pointerdown', (event) => event.preventDefault());
list.addEventListener('click', ({ target }) => open((target as Element).closest('[role=option]')));
search.addEventListener('blur', close);
addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches('input, textarea, select');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search.focus();
});
