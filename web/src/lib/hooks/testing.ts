/** Runs hooks in React without a DOM library: a component that renders nothing needs hardly any DOM. */
import { act, createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

const unmounts: (() => void)[] = [];

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.unstubAllGlobals();
});

/** A fake window with the events, the document and the history that hooks use. */
export class FakeWindow extends EventTarget {
  document = Object.assign(new EventTarget(), { defaultView: this });
  history = new FakeHistory(this);
  HTMLIFrameElement = class {};
}

/** A history whose entries consist of their states. Going back and forth dispatches `popstate` at once. */
class FakeHistory {
  entries: unknown[] = [null];
  index = 0;
  #window: EventTarget;

  constructor(window: EventTarget) {
    this.#window = window;
  }

  get state(): unknown {
    return this.entries[this.index];
  }

  pushState(state: unknown): void {
    this.index += 1;
    this.entries.splice(this.index, Infinity, state);
  }

  replaceState(state: unknown): void {
    this.entries[this.index] = state;
  }

  go(delta: number): void {
    this.index += delta;
    this.#window.dispatchEvent(new Event('popstate'));
  }

  back(): void {
    this.go(-1);
  }
}

/** Installs a fake global window until the end of the test. */
export function stubWindow(): FakeWindow {
  const window = new FakeWindow();
  const { document, history } = window;
  const addEventListener = window.addEventListener.bind(window);
  const removeEventListener = window.removeEventListener.bind(window);
  const globals = { window, document, history, addEventListener, removeEventListener, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return window;
}

/**
 * Renders a hook in the global fake window until the end of the test.
 * @param wrap wraps the hook's component in a provider
 * @returns `result`: returns the hook's latest result; `rerender` calls the hook with other props; `unmount` unmounts it
 */
export function renderHook<Result, Props = undefined>(
  hook: (props: Props) => Result,
  props = undefined as Props,
  wrap: (hook: ReactNode) => ReactNode = (content) => content,
) {
  const container = Object.assign(new EventTarget(), { nodeType: 1, tagName: 'DIV', ownerDocument: document });
  const root = createRoot(container as unknown as Element);
  let latest: Result;
  const Hook = (current: { props: Props }) => {
    latest = hook(current.props);
    return null;
  };
  const rerender = (next: Props) =>
    act(() => root.render(createElement(Fragment, null, wrap(createElement(Hook, { props: next })))));
  const unmount = () => act(() => root.unmount());
  unmounts.push(unmount);
  rerender(props);
  return { result: () => latest, rerender, unmount };
}
