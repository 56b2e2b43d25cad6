import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, stubWindow } from '#lib/hooks/testing.ts';
import { useDeadline, useNow, useToday } from './clock.ts';

const MINUTE = 60_000;

beforeEach(() => {
  stubWindow();
  vi.stubEnv('TZ', 'Asia/Shanghai');
  vi.useFakeTimers({ now: new Date('2026-11-20T16:20:45+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const changeVisibility = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('useNow', () => {
  it('useNow renders when the clock reaches the next minute', () => {
    const { result } = renderHook(() => useNow().toISOString());
    expect(result()).toBe('2026-11-20T08:20:45.000Z');
    wait(14_999);
    expect(result()).toBe('2026-11-20T08:20:45.000Z');
    wait(1);
    expect(result()).toBe('2026-11-20T08:21:00.000Z');
    wait(MINUTE);
    expect(result()).toBe('2026-11-20T08:22:00.000Z');
  });

  it('useNow renders when the page becomes visible', () => {
    const { result } = renderHook(() => useNow().toISOString());
    vi.setSystemTime(new Date('2026-11-20T18:00:07+08:00'));
    changeVisibility();
    expect(result()).toBe('2026-11-20T10:00:07.000Z');
  });

  it('useNow ends its timer when it unmounts', () => {
    const { unmount } = renderHook(() => useNow());
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('useToday', () => {
  it('useToday changes at midnight on the person’s clock', () => {
    const { result } = renderHook(() => useToday());
    vi.setSystemTime(new Date('2026-11-20T23:59:59.500+08:00'));
    changeVisibility();
    expect(result()).toBe('2026-11-20');
    wait(500);
    expect(result()).toBe('2026-11-21');
  });

  it('useToday does not render each minute', () => {
    const hook = vi.fn(useToday);
    renderHook(hook);
    hook.mockClear();
    wait(60 * MINUTE);
    // React may call a hook once more before it discards an unchanged state.
    expect(hook.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe('useDeadline', () => {
  it('useDeadline counts down to 0, reached at the deadline', () => {
    const { result } = renderHook(() => useDeadline('2026-11-20T16:22:15.250+08:00'));
    expect(result()).toBe(90_250);
    wait(30_250);
    expect(result()).toBe(MINUTE);
    wait(MINUTE);
    expect(result()).toBe(0);
  });

  it('useDeadline continues if the clock is set back', () => {
    const { result } = renderHook(() => useDeadline('2026-11-20T16:20:00+08:00'));
    expect(result()).toBe(0);
    vi.setSystemTime(new Date('2026-11-20T16:10:00+08:00'));
    wait(MINUTE);
    expect(result()).toBe(9 * MINUTE);
  });

  it('useDeadline treats an invalid date-time as passed', () => {
    expect(renderHook(() => useDeadline('soon')).result()).toBe(0);
  });
});
