/** The resized pictures by the URLs of their previews. */
export const chosen = new Map<string, Blob>();

/** Opens the browser's file chooser. In a browser that does not report a cancelled choice, the promise stays pending. */
export function chooseFiles(source: 'camera' | 'album', several: boolean): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.hidden = true;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  else input.multiple = several;
  // Safari discards an input that is not in the document.
  document.body.append(input);
  return new Promise<File[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  }).finally(() => input.remove());
}

export function forgetPicture(url: string): void {
  if (chosen.delete(url)) URL.revokeObjectURL(url);
}
