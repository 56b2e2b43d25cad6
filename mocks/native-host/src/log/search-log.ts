/** Whether a call or message contains a text anywhere: in its name, its id, its parameters or its reply. */
export function contains(entry: object, text: string): boolean {
  return JSON.stringify(Object.values(entry)).toLowerCase().includes(text.trim().toLowerCase());
}
