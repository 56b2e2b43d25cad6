import type { ReplyExample, SampleCall } from '../reference.ts';
import { get, showJson } from './dom.ts';
import { fill } from './fill.ts';
import { reader } from './reader.ts';
import { type Outcome, run } from './run.ts';

/** Opens an example of a call. */
type Open = (name: string) => void;

/** Lets the reader see the examples of each call, and run it. */
export function showReplies(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.run')];
  const openers = new Map(forms.map((form) => [form.dataset.operation ?? '', showReply(form)]));
  const follow = () => {
    const [operation = '', example] = decodeURIComponent(location.hash.slice(1)).split('/');
    if (example === undefined) return;
    openers.get(operation)?.(example);
    const form = forms.find((one) => one.dataset.operation === operation);
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector('select')?.focus({ preventScroll: true });
  };
  // The address of an example: `#orders.cancel/failPaid`.
  addEventListener('hashchange', follow);
  follow();
}

function showReply(form: HTMLFormElement): Open {
  const { calls, examples } = JSON.parse(get('script', form).textContent ?? '') as {
    calls: SampleCall[];
    examples: ReplyExample[];
  };
  const last = calls.at(-1) as SampleCall;
  const select = get<HTMLSelectElement>('select', form);
  const button = get<HTMLButtonElement>('button[type=submit]', form);
  const input = form.querySelector('textarea');
  const status = get('.outcome', form);
  const headers = get('.headers', form);
  const body = get('.reply', form);

  const chosen = () => examples.find((example) => `${example.status} ${example.name}` === select.value);
  const say = (text: string, kind: '' | ' good' | ' bad' = '') => {
    status.className = `outcome${kind}`;
    status.textContent = text;
  };
  const showExample = () => {
    const example = chosen() ?? examples[0];
    say(example ? `Example ${example.name}${example.summary ? `: ${example.summary}` : ''}` : '');
    headers.hidden = true;
    showJson(body, JSON.stringify(example?.value, null, 2));
  };
  const showOutcome = ({ call, status: code, statusText, duration, headers: received, text }: Outcome) => {
    const reply = parsed(text);
    const { success, code: failure = '' } = (reply ?? {}) as { success?: boolean; code?: string };
    const parts = [call.id === last.id ? '' : `${call.id}:`, code, statusText, success ? '' : failure];
    const words = parts.filter((part) => part !== '').join(' ');
    say(`${words} in ${Math.round(duration)} ms`, success ? ' good' : ' bad');
    headers.hidden = false;
    get('pre', headers).textContent = received.map(([name, value]) => `${name}: ${value}`).join('\n');
    showJson(body, reply === undefined ? text : JSON.stringify(reply, null, 2));
  };

  async function send(): Promise<void> {
    if (button.ariaDisabled === 'true') return;
    const edited = input ? parsed(input.value) : last.input;
    if (input && edited === undefined) {
      say('The input is not valid JSON.', ' bad');
      input.focus();
      return;
    }
    button.ariaDisabled = 'true';
    say('Running…');
    const example = chosen();
    try {
      const prefer = example && `code=${example.status}, example=${example.name}`;
      showOutcome(await run([...calls.slice(0, -1), { ...last, input: edited }], reader(), prefer));
    } catch (error) {
      say(whyNoReply(error), ' bad');
    } finally {
      button.ariaDisabled = null;
    }
  }

  if (input) input.value = fill(JSON.stringify(last.input, null, 2), reader());
  showExample();
  select.addEventListener('change', showExample);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  return (name) => {
    const example = examples.find((one) => one.name === name);
    if (!example) return;
    select.value = `${example.status} ${name}`;
    showExample();
  };
}

/** The value of a JSON text; undefined for another text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whyNoReply(error: unknown): string {
  const { mock } = reader();
  const isHere = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(mock);
  if ((error as Error).name === 'TimeoutError') return `No reply from ${mock} in time.`;
  if (!navigator.onLine && !isHere) return `You are offline, and ${mock} is not on this device.`;
  return `No reply from ${mock}. Start the mock with “npx @health-app/mock”, or change its address at the top.`;
}
