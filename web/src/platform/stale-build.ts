const key = 'reloaded-from';

/**
 * After a deployment an old page asks for files that are gone. Where the server has a newer page than this one, this one is
 * loaded again; once for each version, so that a broken deployment does not go in circles. Without a connection nothing is
 * done: what is on the screen is better than nothing.
 */
export async function reloadIfStale(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (!own || (await isCurrent(own)) || readKept() === own || !keep(own)) return;
  location.reload();
  await new Promise(() => {}); // the page ends here
}

async function isCurrent(script: string): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store' });
    return !reply.ok || (await reply.text()).includes(new URL(script).pathname);
  } catch {
    return true;
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where nothing can be kept: there a second reload could not be told from the first. */
function keep(script: string): boolean {
  try {
    sessionStorage.setItem(key, script);
    return true;
  } catch {
    return false;
  }
}
