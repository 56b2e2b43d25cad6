import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeWindow, renderHook, stubWindow } from '#lib/hooks/testing.ts';
import { useDelayedAction } from './useDelayedAction.ts';

let page: FakeWindow;
const action = vi.fn();

beforeEach(() => {
  page = stubWindow();
  vi.useFakeTimers();
  action.mockReset();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function hold() {
  const hook = renderHook(() => useDelayedAction(action));
  act(() => hook.result().hold(5_000));
  expect(hook.result().held).toBe(true);
  return hook;
}

test('a delayed action runs once when its time is over', () => {
  const { result } = hold();
  act(() => result().hold(5_000));
  pass(4_999);
  expect(action).not.toHaveBeenCalled();
  pass(60_000);
  expect(action).toHaveBeenCalledTimes(1);
  expect(result().held).toBe(false);
});

test('the time of a delayed action can start anew, but not after its end', () => {
  const { result } = hold();
  pass(4_999);
  act(() => result().extend(60_000));
  pass(59_999);
  expect(action).not.toHaveBeenCalled();
  pass(1);
  act(() => result().extend(5_000));
  pass(60_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a delayed action never runs after it is undone', () => {
  const { result, unmount } = hold();
  act(() => result().undo());
  pass(60_000);
  unmount();
  expect(action).not.toHaveBeenCalled();
});

test('a delayed action runs immediately and only once when the component unmounts', () => {
  hold().unmount();
  vi.advanceTimersByTime(60_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test.each(['visibilitychange', 'pagehide'])('a delayed action runs immediately and only once at %s', (event) => {
  const { unmount } = hold();
  Object.assign(page.document, { visibilityState: 'hidden' });
  act(() => void (event === 'pagehide' ? page : page.document).dispatchEvent(new Event(event)));
  expect(action).toHaveBeenCalledTimes(1);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(action).toHaveBeenCalledTimes(1);
});
