/** Saves a value as a JSON file. */
export const saveFile = (name: string, value: unknown): void =>
  saveText(name, JSON.stringify(value, null, 2), 'application/json');

/** Saves a text as a file. @param type its media type */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the file only after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
