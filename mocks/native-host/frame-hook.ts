/** Attaches the device page as the native host of the app in its frames: a script before the code of each framed document. */

export const frameHook = 'parent !== window && parent.healthDevice?.(window)';

export const withFrameHook = (page: string): string => page.replace('<head>', `<head><script>${frameHook}</script>`);

/**
 * Allows the script in a content security policy.
 * @param digest SHA-256 of the script, base64
 */
export const allowFrameHook = (policy: string, digest: string): string =>
  policy.replace('script-src', `script-src 'sha256-${digest}'`);
