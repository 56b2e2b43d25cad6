import { useEffect, useEffectEvent } from 'react';
import { useStored } from '#lib/storage/useStored.ts';
import { deviceStorage } from '#platform/storage.ts';

const readOff = (stored: unknown): boolean => stored === true;

/** Whether the element handles keys itself, to type, choose or move. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/**
 * Single-key shortcuts that work while the person does not type. They can be switched off, as speech input requires (WCAG
 * 2.1.4).
 * @returns whether they are on, and a function that switches them
 */
export function useShortcuts(actions: Record<string, () => void>) {
  const [off, change] = useStored(deviceStorage, 'shortcuts.off', readOff);
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const action = actions[key.toLowerCase()];
    if (!action || ctrlKey || metaKey || altKey || takesKeys(target)) return;
    // The shortcuts do not apply to an open dialog.
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (off) return;
    const press = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [off]);
  return [!off, (on: boolean) => change(() => (on ? undefined : true))] as const;
}

/** Ctrl+K or ⌘K, which work while the person types too, unless a dialog must be answered first. */
export function usePaletteKeys(open: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
