import { useEffect, useEffectEvent } from 'react';
import { useStored } from '#lib/storage/useStored.ts';
import { deviceStorage } from '#platform/storage.ts';

const readOff = (stored: unknown): boolean => stored === true;

/** Whether keys of this element type, choose or move something of its own. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/**
 * Single keys that do something wherever the person does not type. The person can switch them off, as speech input demands
 * (WCAG 2.1.4).
 * @returns whether they are on, and a function that switches them
 */
export function useShortcuts(actions: Record<string, () => void>) {
  const [off, change] = useStored(deviceStorage, 'shortcuts.off', readOff);
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const action = actions[key.toLowerCase()];
    if (!action || ctrlKey || metaKey || altKey || takesKeys(target)) return;
    // A dialog is about something else.
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
