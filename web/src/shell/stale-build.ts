import { readItem, storeItem } from '#lib/storage/web-storage.ts';

const key = 'reloaded-from';

/** The time that the reload may take on a slow line, ms. */
const longestReload = 10_000;

/**
 * After a deployment, an old page may request files that no longer exist. If the server has a newer page, this reloads once
 * per version, so that a broken deployment causes no loop. Without a connection it does nothing, and the content stays on
 * the screen.
 */
export async function reloadIfStale(): Promise<void> {
  // The id of the release in the page's list. The name of a script would not tell, because a release changes only some.
  const [own] = /"id":"[^"]*"/.exec(document.getElementById('release-files')?.textContent ?? '') ?? [];
  if (!own || (await isCurrent(own)) || readItem('sessionStorage', key) === own) return;
  // Without storage, the next page could not detect a second reload.
  if (!storeItem('sessionStorage', key, own)) return;
  location.reload();
  // The reload ends this page, unless the person prefers to keep unsaved changes.
  await new Promise((resolve) => setTimeout(resolve, longestReload));
}

async function isCurrent(release: string): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store' });
    return !reply.ok || (await reply.text()).includes(release);
  } catch {
    return true;
  }
}
