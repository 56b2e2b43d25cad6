/** Saves a value as a JSON file. */
export function saveFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the file only after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
