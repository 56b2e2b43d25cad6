/**
 * Creates an id of 32 hexadecimal digits. It does not need `crypto`, which some runtimes lack, so it is unique but no secret.
 */
export function randomId(): string {
  const bytes = new Uint8Array(16).map(() => Math.random() * 256);
  globalThis.crypto?.getRandomValues?.(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
