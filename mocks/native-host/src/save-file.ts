/** Saves a value as a JSON file. */
export const saveFile = (name: string, value: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
