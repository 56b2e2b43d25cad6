import { defaultShareImage, isHealthError, type ShareType, shareContent } from '@health-app/sdk';
import type { Bridge } from '@health-app/sdk/bridge';
import { plainLine, sanitizeDisplayName } from '#lib/format/display-name.ts';
import { bridge } from '#platform/device/embedder.ts';

/** An address of this app with its title and description for others. */
export interface ShareContent {
  title: string;
  description: string;
  url: string;
  /** Address of a picture. @default the app's picture */
  imageUrl?: string | null;
}

/**
 * A share type of the SDK: its title, description and picture, and a link to the share page, which names the person.
 * @param what the parameters that say what is shared
 */
export function contentOfType(
  type: ShareType,
  userName: string,
  locale: 'zh-CN' | 'en',
  what: Record<string, string | undefined>,
): ShareContent {
  const { title, description, imageUrl, link } = shareContent(
    type,
    location.origin,
    sanitizeDisplayName(userName) ?? '',
    locale,
  );
  const url = new URL(link);
  for (const [name, value] of Object.entries(what)) if (value !== undefined) url.searchParams.set(name, value);
  return { title, description, imageUrl, url: url.href };
}

/**
 * What leaves the app: plain lines and addresses of the web, since titles, names and addresses come from servers and other people.
 * @param page address of this screen, in place of one that does not open in a browser
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

/** Longest address that messaging apps and QR codes take. */
const longestAddress = 2_000;

function webAddress(address: string, base: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, base);
    return /^https?:$/.test(protocol) && href.length <= longestAddress ? href : undefined;
  } catch {
    return undefined;
  }
}

/** `prepared`: the person shares from the menu of the embedder. */
export type ShareOutcome = 'shared' | 'prepared' | 'dismissed' | 'copied' | 'failed';

/** Whether the content is on its way to somebody. */
export const wasShared = (outcome: ShareOutcome): boolean => outcome !== 'failed' && outcome !== 'dismissed';

/**
 * Opens the share panel of the embedder or the browser; without one, copies the address.
 * @param copy copies a text, and resolves to whether it worked
 */
export async function shareOrCopy(
  shared: ShareContent,
  copy: (text: string) => Promise<boolean>,
): Promise<ShareOutcome> {
  const host = await bridge?.catch(() => undefined);
  const outcome = await (host ? passOnByHost(host, shared) : passOnByBrowser(shared));
  return outcome ?? ((await copy(shared.url)) ? 'copied' : 'failed');
}

/** Resolves to `undefined` where the host has no panel. */
async function passOnByHost(
  host: Bridge,
  { title, description, url, ...shared }: ShareContent,
): Promise<ShareOutcome | undefined> {
  // The apps load pictures by https only, so a development server has no picture to show.
  const imageUrl = (shared.imageUrl ?? '').replace(/^http:/, 'https:');
  try {
    const { outcome } = await host.call('sharePanel', { title, description, imageUrl, link: url });
    return outcome === 'prepared' ? 'prepared' : 'shared';
  } catch (error) {
    return isHealthError(error) && error.code === 'cancelled' ? 'dismissed' : undefined;
  }
}

/** Resolves to `undefined` where the browser cannot share. */
async function passOnByBrowser({ title, url }: ShareContent): Promise<ShareOutcome | undefined> {
  // TypeScript's types claim that every browser and web view can share.
  const { share } = navigator as { share?: typeof navigator.share };
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return 'shared';
    } catch (error) {
      // The person closed the panel, or it is still open from an earlier tap.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return 'dismissed';
    }
  }
  return undefined;
}
