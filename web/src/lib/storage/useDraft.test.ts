import { act } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, stubWindow } from '#lib/hooks/testing.ts';
import { memoryStorage } from './memory-storage.ts';
import { useDraft } from './useDraft.ts';

const schema = v.object({ name: v.string(), dose: v.number() });
type Form = v.InferOutput<typeof schema>;
const initial: Form = { name: '', dose: 1 };

let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  stubWindow();
  storage = memoryStorage();
});

const open = (key = 'draft', form = initial) =>
  renderHook((props: { key: string; initial: Form }) => useDraft({ storage, schema, ...props }), {
    key,
    initial: form,
  });

describe('a form without a draft', () => {
  it('a form without a draft opens unchanged and stores nothing', () => {
    const { result } = open();
    expect(result()).toMatchObject({ form: initial, dirty: false, restored: false });
    expect(storage.get('draft')).toBeUndefined();
  });

  it('a changed form is stored as a draft, which is removed once the changes are undone', () => {
    const { result } = open();
    act(() => result().change({ name: 'iron' }));
    expect(result()).toMatchObject({ form: { name: 'iron', dose: 1 }, dirty: true, restored: false });
    expect(storage.get('draft')).toEqual([['name', 'iron']]);
    act(() => result().change({ name: '' }));
    expect(result().dirty).toBe(false);
    expect(storage.get('draft')).toBeUndefined();
  });

  it('two changes in one event are combined', () => {
    const { result } = open();
    act(() => {
      result().change({ name: 'iron' });
      result().change({ dose: 2 });
    });
    expect(result().form).toEqual({ name: 'iron', dose: 2 });
  });
});

describe('a form with a draft', () => {
  it('a stored draft is restored, and can be discarded', () => {
    storage.set('draft', [
      ['name', 'iron'],
      ['dose', 2],
    ]);
    const { result } = open();
    expect(result()).toMatchObject({ form: { name: 'iron', dose: 2 }, dirty: true, restored: true });
    act(() => result().startOver());
    expect(result()).toMatchObject({ form: initial, dirty: false, restored: false });
    expect(storage.get('draft')).toBeUndefined();
  });

  it.each([
    { draft: [['dose', '2']] },
    { draft: ['iron'] },
    { draft: [null] },
    { draft: { name: 'iron' } },
    { draft: null },
  ])('the invalid draft $draft is ignored', ({ draft }) => {
    storage.set('draft', draft);
    expect(open().result()).toMatchObject({ form: initial, restored: false });
  });
});

it('a field without its value is a change, too', () => {
  const withPhoto = v.object({ name: v.string(), photo: v.optional(v.string()) });
  const openMeal = () =>
    renderHook(() => useDraft({ storage, schema: withPhoto, key: 'draft', initial: { name: 'rice', photo: 'a.jpg' } }));
  const { result, unmount } = openMeal();
  act(() => result().change({ photo: undefined }));
  expect(result().dirty).toBe(true);
  unmount();
  expect(openMeal().result()).toMatchObject({ form: { name: 'rice', photo: undefined }, restored: true });
});

it('a draft reverts nothing that has changed elsewhere since it began', () => {
  const { result, unmount } = open();
  act(() => result().change({ name: 'iron' }));
  unmount();
  const later = open('draft', { name: '', dose: 3 });
  expect(later.result()).toMatchObject({ form: { name: 'iron', dose: 3 }, dirty: true, restored: true });
  later.unmount();
  // What was changed elsewhere in the same way needs no draft.
  expect(open('draft', { name: 'iron', dose: 3 }).result()).toMatchObject({ dirty: false, restored: false });
});

it('a draft keeps its key and its initial form, whatever later renders pass', () => {
  const { result, rerender } = open();
  rerender({ key: 'draft-of-another-person', initial: { name: 'zinc', dose: 3 } });
  expect(result()).toMatchObject({ form: initial, dirty: false });
  act(() => result().change({ dose: 4 }));
  expect(storage.get('draft')).toEqual([['dose', 4]]);
  expect(storage.get('draft-of-another-person')).toBeUndefined();
});

it('the draft of a sent form is removed, even after the form has unmounted', () => {
  const { result, unmount } = open();
  act(() => result().change({ name: 'iron' }));
  unmount();
  expect(storage.get('draft')).toEqual([['name', 'iron']]);
  result().drop();
  expect(storage.get('draft')).toBeUndefined();
});

describe('a form that shows the draft of an earlier form', () => {
  const sentEarlier = vi.fn();
  const openAgain = () =>
    renderHook(() => useDraft({ storage, schema, key: 'draft', initial, onSentEarlier: sentEarlier }));
  const leave = () => {
    sentEarlier.mockClear();
    const { result, unmount } = open();
    act(() => result().change({ name: 'iron' }));
    unmount();
    return result();
  };

  it('a form restored from a draft starts over once the earlier form was sent', () => {
    const earlier = leave();
    const { result } = openAgain();
    expect(result()).toMatchObject({ form: { name: 'iron' }, restored: true });
    act(() => earlier.drop());
    expect(result()).toMatchObject({ form: initial, dirty: false, restored: false });
    expect(sentEarlier).toHaveBeenCalledTimes(1);
    expect(storage.get('draft')).toBeUndefined();
  });

  it('a restored form keeps changes made before the earlier form was sent', () => {
    const earlier = leave();
    const { result } = openAgain();
    act(() => result().change({ dose: 3 }));
    act(() => earlier.drop());
    expect(result()).toMatchObject({ form: { name: 'iron', dose: 3 }, dirty: true });
    expect(sentEarlier).not.toHaveBeenCalled();
    expect(storage.get('draft')).toEqual([
      ['name', 'iron'],
      ['dose', 3],
    ]);
  });

  it('a form starts over if the earlier form is sent while it opens', () => {
    const earlier = leave();
    const slow: typeof storage = {
      ...storage,
      get<Value>(key: string) {
        const draft = storage.get<Value>(key);
        earlier.drop();
        return draft;
      },
    };
    const { result } = renderHook(() => useDraft({ storage: slow, schema, key: 'draft', initial }));
    expect(result()).toMatchObject({ form: initial, restored: false });
    expect(storage.get('draft')).toBeUndefined();
  });
});
