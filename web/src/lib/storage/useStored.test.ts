import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeWindow, renderHook, stubWindow } from '#lib/hooks/testing.ts';
import { memoryStorage } from './memory-storage.ts';
import { useStored } from './useStored.ts';

const readNumbers = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'number') : [];

let page: FakeWindow;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  page = stubWindow();
  storage = memoryStorage();
});

const open = () => renderHook(() => useStored(storage, 'numbers', readNumbers));
const append = (item: number) => (numbers: number[]) => [...numbers, item];

it('a stored value is parsed', () => {
  expect(open().result()[0]).toEqual([]);
  storage.set('numbers', [1, 'two', 3]);
  expect(open().result()[0]).toEqual([1, 3]);
});

it('two changes in one event build on each other and are stored', () => {
  const { result } = open();
  act(() => {
    result()[1](append(1));
    result()[1](append(2));
  });
  expect(result()[0]).toEqual([1, 2]);
  expect(storage.get('numbers')).toEqual([1, 2]);
});

it('a stored value can be removed', () => {
  storage.set('numbers', [1]);
  const { result } = open();
  act(() => result()[1](() => undefined));
  expect(result()[0]).toEqual([]);
  expect(storage.get('numbers')).toBeUndefined();
});

it('a stored value changes with its key', () => {
  storage.set('of-one', [1]);
  storage.set('of-another', [2]);
  const { result, rerender } = renderHook((key: string) => useStored(storage, key, readNumbers), 'of-one' as string);
  expect(result()[0]).toEqual([1]);
  rerender('of-another');
  expect(result()[0]).toEqual([2]);
  act(() => result()[1](append(3)));
  expect(storage.get('of-another')).toEqual([2, 3]);
  expect(storage.get('of-one')).toEqual([1]);
});

it('a stored value changes with another tab', () => {
  const { result } = open();
  storage.set('numbers', [7]);
  act(() => {
    page.dispatchEvent(new Event('storage'));
  });
  expect(result()[0]).toEqual([7]);
  act(() => result()[1](append(8)));
  expect(storage.get('numbers')).toEqual([7, 8]);
});

it('the hook returns the same value and function while nothing changes', () => {
  const { result, rerender } = open();
  const [value, change] = result();
  rerender(undefined);
  expect(result()[0]).toBe(value);
  expect(result()[1]).toBe(change);
});
