/**
 * Reads a JSON file of the release.
 * @throws TypeError if it does not arrive
 */
export async function fetchFile<Content>(address: string): Promise<Content> {
  const reply = await fetch(address);
  if (!reply.ok) throw new TypeError(`${address}: ${reply.status}`);
  return reply.json();
}
