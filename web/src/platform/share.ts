import { defaultShareImage, isHealthError } from '@health-app/sdk';
import type { Bridge } from '@health-app/sdk/bridge';
import { bridge } from './embedder.ts';

/** What is shared: an address of this app, and how it is told of. */
export interface ShareContent {
  title: string;
  description: string;
  url: string;
  /** Address of a picture; default: the app's own. */
  imageUrl?: string | null;
}

/** `prepared`: the person passes it on from the menu of the app around the page. */
export type ShareOutcome = 'shared' | 'prepared' | 'dismissed' | 'copied' | 'failed';

/** Shares by the panel of the app around the page, or of the browser; else copies the address. */
export async function shareOrCopy(shared: ShareContent): Promise<ShareOutcome> {
  const host = await bridge?.catch(() => undefined);
  return host ? passOnByHost(host, shared) : passOnByBrowser(shared);
}

async function passOnByHost(host: Bridge, { title, description, url, ...shared }: ShareContent): Promise<ShareOutcome> {
  // The apps fetch pictures by https alone; from a developer's machine there is none to show.
  const imageUrl = new URL(shared.imageUrl ?? defaultShareImage, location.origin).href.replace(/^http:/, 'https:');
  try {
    const { outcome } = await host.call('sharePanel', { title, description, imageUrl, link: url });
    return outcome === 'prepared' ? 'prepared' : 'shared';
  } catch (error) {
    if (isHealthError(error) && error.code === 'cancelled') return 'dismissed';
  }
  try {
    await host.call('copyText', { text: url });
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function passOnByBrowser({ title, url }: ShareContent): Promise<ShareOutcome> {
  // TypeScript believes that every browser and web view can share.
  const { share } = navigator as { share?: typeof navigator.share };
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return 'shared';
    } catch (error) {
      // Dismissed, or still open from the tap before.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
