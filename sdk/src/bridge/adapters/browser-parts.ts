import type { BridgeImage } from '../../generated/bridge.ts';
import type { BrowserWindow } from '../platform.ts';
import { redrawPicture } from './redraw-picture.ts';
import { refuse } from './serve.ts';

/**
 * Opens the browser's file chooser for pictures, and removes their metadata.
 * @param capture opens the front (`user`) or back (`environment`) camera of a phone
 */
export function chooseFiles(
  win: BrowserWindow,
  signal: AbortSignal,
  { count, capture }: { count: number; capture?: 'user' | 'environment' },
): Promise<BridgeImage[]> {
  const { document } = win;
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = count > 1;
  if (capture) input.setAttribute('capture', capture);
  input.hidden = true;
  // Safari fires no `change` for an input that is not in the document.
  document.body.append(input);
  return new Promise<BridgeImage[]>((resolve, reject) => {
    input.addEventListener('change', () => {
      const files = Array.from(input.files ?? []).slice(0, count);
      resolve(Promise.all(files.map((file) => redrawPicture(win, file))));
    });
    // Old browsers lack this event; there the call ends with its time limit.
    const cancel = () => reject(new DOMException('nothing chosen', 'AbortError'));
    input.addEventListener('cancel', cancel);
    signal.addEventListener('abort', cancel);
    input.click();
  }).finally(() => input.remove());
}

/** Copies text, with the old command if the clipboard API is missing or refuses. */
export async function copyText({ navigator, document }: BrowserWindow, text: string): Promise<void> {
  try {
    return await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    // Prevents the keyboard from opening and the page from scrolling.
    area.readOnly = true;
    area.style.cssText = 'position:fixed;top:0;opacity:0';
    const focused = document.activeElement as HTMLElement | null;
    // The page outside a modal dialog is inert.
    (focused?.closest('dialog') ?? document.body).append(area);
    area.select();
    area.setSelectionRange(0, text.length);
    const copied = document.execCommand('copy');
    area.remove();
    focused?.focus({ preventScroll: true });
    if (!copied) refuse('denied', 'the browser does not copy');
  }
}

/** Downloads a URL under a file name. */
export function download(document: Document, url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Converts a picture to a file; a `data:` URL without a request, because a strict policy may forbid it. */
export async function fetchFile(url: string, name: string): Promise<File> {
  const [, type, base64] = /^data:(image\/[\w+.-]+);base64,(.*)$/.exec(url) ?? [];
  if (base64 === undefined) {
    const blob = await (await fetch(url)).blob();
    return new File([blob], name, { type: blob.type });
  }
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
