import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeWindow, renderHook, stubWindow } from './testing.ts';
import { fromList, useLeaveGuard } from './useLeaveGuard.ts';

let page: FakeWindow;
const openList = vi.fn();

beforeEach(() => {
  page = stubWindow();
  openList.mockReset();
});

/** Opens the form behind an entry of the list, or by a link from elsewhere. */
function open({ behindList = true, dirty = false } = {}) {
  page.history.pushState(behindList ? fromList : null);
  return renderHook((props: { dirty: boolean }) => useLeaveGuard(props.dirty, openList), { dirty });
}

const goBack = () => act(() => page.history.back());

/** Closes the page; returns whether the browser asks for confirmation. */
function closePage(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  // Node has no `BeforeUnloadEvent`, whose property is writable.
  Object.defineProperty(closing, 'returnValue', { value: undefined, writable: true });
  page.dispatchEvent(closing);
  return closing.defaultPrevented;
}

describe('a form without changes', () => {
  it('a form without changes is left without a question', () => {
    const { result } = open();
    goBack();
    expect(result().asking).toBe(false);
    expect(page.history.index).toBe(0);
    expect(page.history.entries).toHaveLength(2);
  });

  it('a form without changes lets the page close', () => {
    open();
    expect(closePage()).toBe(false);
  });
});

describe('a form with changes', () => {
  it('a form with changes stays open on Back and asks', () => {
    const { result } = open({ dirty: true });
    expect(page.history.index).toBe(2);
    goBack();
    expect(result().asking).toBe(true);
    expect(page.history.index).toBe(2);
    act(() => result().stay());
    expect(result().asking).toBe(false);
    goBack();
    expect(result().asking).toBe(true);
  });

  it('leaving a form with changes returns to the list behind it', () => {
    const { result } = open({ dirty: true });
    goBack();
    act(() => result().leave());
    expect(page.history.index).toBe(0);
    expect(openList).not.toHaveBeenCalled();
  });

  it('leaving a form with changes opens the list if it is not behind the form', () => {
    const { result } = open({ behindList: false, dirty: true });
    goBack();
    act(() => result().leave());
    expect(openList).toHaveBeenCalledOnce();
  });

  it('one step Back leaves a form whose changes were undone', () => {
    const { result, rerender } = open({ dirty: true });
    rerender({ dirty: false });
    goBack();
    expect(result().asking).toBe(false);
    expect(page.history.index).toBe(0);
  });

  it('a form adds one history entry, however often it changes', () => {
    const { rerender } = open({ dirty: true });
    for (const dirty of [false, true, false, true]) rerender({ dirty });
    expect(page.history.entries).toHaveLength(3);
  });

  it('a form with changes makes the browser ask before the page closes, until it unmounts', () => {
    const { unmount } = open({ dirty: true });
    expect(closePage()).toBe(true);
    unmount();
    expect(closePage()).toBe(false);
  });
});
