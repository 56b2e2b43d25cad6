import { defaultShareImage, isHealthError, type ShareType, shareContent } from '@health-app/sdk';
import type { Bridge } from '@health-app/sdk/bridge';
import { plainLine, sanitizeDisplayName } from '#lib/format/display-name.ts';
import { bridge } from '#platform/device/embedder.ts';
import type { Poster } from '#ui/poster/poster.ts';
import { isSheetClosed } from './share-sheet.ts';

/** A URL of this app with its title and description for other people. */
export interface ShareContent {
  title: string;
  description: string;
  url: string;
  /** URL of a picture. @default the app's picture */
  imageUrl?: string | null;
  /** Layout of a picture of it that the person saves. */
  saveImageType?: Poster['kind'];
}

/**
 * The content of an SDK share type: its title, description and picture, and a link to the share page with the person's
 * name.
 * @param what the parameters that identify the shared item
 */
export function contentOfType(
  type: ShareType,
  userName: string,
  locale: 'zh-CN' | 'en',
  what: Record<string, string | undefined>,
): ShareContent {
  const { link, ...content } = shareContent(type, location.origin, sanitizeDisplayName(userName) ?? '', locale);
  const url = new URL(link);
  for (const [name, value] of Object.entries(what)) if (value !== undefined) url.searchParams.set(name, value);
  return { ...content, url: url.href };
}

/**
 * Sanitizes shared content to plain lines and web URLs, because titles, names and URLs come from servers and other people.
 * @param page URL of this screen, which replaces one that does not open in a browser
 */
export function contentToPassOn(shared: ShareContent, page: string): ShareContent {
  const { title, description, url, imageUrl } = shared;
  return {
    title: plainLine(title) ?? '',
    description: plainLine(description) ?? '',
    url: webAddress(url, page) ?? page,
    imageUrl: webAddress(imageUrl ?? defaultShareImage, page) ?? new URL(defaultShareImage, page).href,
  };
}

/** Maximum length of a URL in messaging apps and QR codes. */
const longestAddress = 2_000;

function webAddress(address: string, base: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, base);
    return /^https?:$/.test(protocol) && href.length <= longestAddress ? href : undefined;
  } catch {
    return undefined;
  }
}

/** `prepared`: the person shares from the embedder's menu. */
export type ShareOutcome = 'shared' | 'prepared' | 'dismissed' | 'copied' | 'failed';

/** Whether the content may have reached another person. */
export const wasShared = (outcome: ShareOutcome): boolean => outcome !== 'failed' && outcome !== 'dismissed';

/**
 * Opens the share sheet of the embedder or the browser; without one, copies the URL.
 * @param copy copies a text, and resolves to whether it succeeded
 */
export async function shareOrCopy(
  shared: ShareContent,
  copy: (text: string) => Promise<boolean>,
): Promise<ShareOutcome> {
  const host = await bridge?.catch(() => undefined);
  const outcome = await (host ? passOnByHost(host, shared) : passOnByBrowser(shared));
  return outcome ?? ((await copy(shared.url)) ? 'copied' : 'failed');
}

/** Resolves to `undefined` if the embedder has no share sheet. */
async function passOnByHost(
  host: Bridge,
  { title, description, url, ...shared }: ShareContent,
): Promise<ShareOutcome | undefined> {
  // The apps load pictures only by https, so a development server's pictures do not appear.
  const imageUrl = (shared.imageUrl ?? '').replace(/^http:/, 'https:');
  try {
    const { outcome } = await host.call('sharePanel', { title, description, imageUrl, link: url });
    return outcome === 'prepared' ? 'prepared' : 'shared';
  } catch (error) {
    return isHealthError(error) && error.code === 'cancelled' ? 'dismissed' : undefined;
  }
}

/** Resolves to `undefined` if the browser cannot share. */
async function passOnByBrowser({ title, url }: ShareContent): Promise<ShareOutcome | undefined> {
  // TypeScript's types claim that every browser has `share`.
  const { share } = navigator as { share?: typeof navigator.share };
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return 'shared';
    } catch (error) {
      if (isSheetClosed(error)) return 'dismissed';
    }
  }
  return undefined;
}
