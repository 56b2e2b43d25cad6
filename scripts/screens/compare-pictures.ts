import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture from both sides, or from one if the other lacks it. */
export interface Pair {
  name: string;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
}

export interface Comparison {
  name: string;
  kind: 'changed' | 'same' | 'new' | 'gone';
  /** Share of the pixels that differ, 0 to 1; 1 for a picture on only one side. */
  share: number;
  /** The changed pixels in red on the faded picture; only for `changed`. */
  difference?: Buffer;
}

/**
 * Compares two PNG files pixel by pixel, ignoring differences of smoothed edges. If the sizes differ, pixels outside the
 * smaller one count as changed.
 */
export function comparePictures({ name, before, after }: Pair): Comparison {
  if (!before) return { name, kind: 'new', share: 1 };
  if (!after) return { name, kind: 'gone', share: 1 };
  if (before.equals(after)) return { name, kind: 'same', share: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const [left, right] = [extend(one, width, height), extend(other, width, height)];
  const options = { threshold: 0.1, checkerboard: false };
  const count = pixelmatch(left.data, right.data, difference.data, width, height, options);
  if (count === 0) return { name, kind: 'same', share: 0 };
  return { name, kind: 'changed', share: count / (width * height), difference: PNG.sync.write(difference) };
}

/** Extends the picture with magenta, which no screen contains. */
function extend(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  for (let index = 0; index < canvas.data.length; index += 4) canvas.data.set([255, 0, 255, 255], index);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** The most changed first, then by name. */
export function inOrder(comparisons: Comparison[]): Comparison[] {
  return [...comparisons].sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
}

/** URLs of the pictures of a name, relative to the page. */
export interface Addresses {
  before(name: string): string;
  after(name: string): string;
  difference(name: string): string;
}

/**
 * Prints an HTML page: changed pictures side by side, the names of the others below.
 * @param ref commit of the left side
 */
export function comparisonPage(ref: string, comparisons: Comparison[], addresses: Addresses): string {
  const ordered = inOrder(comparisons);
  const same = ordered.filter(({ kind }) => kind === 'same');
  const changed = ordered.filter(({ kind }) => kind !== 'same');
  const cell = (title: string, address: string | undefined) =>
    address === undefined
      ? `<figure><figcaption>${title}</figcaption><p>none</p></figure>`
      : `<figure><figcaption>${title}</figcaption><a href="${address}"><img src="${address}" alt="" loading="lazy"></a></figure>`;
  const sections = changed.map(({ name, kind, share }) => {
    const label = kind === 'changed' ? `${(100 * share).toFixed(share < 0.001 ? 3 : 1)} %` : kind;
    return `<section><h2>${escaped(name)} <small>${label}</small></h2><div>
${cell('before', kind === 'new' ? undefined : addresses.before(name))}
${cell('after', kind === 'gone' ? undefined : addresses.after(name))}
${cell('difference', kind === 'changed' ? addresses.difference(name) : undefined)}
</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens since ${escaped(ref)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  body { max-width: 1200px; margin: 2rem auto; padding: 0 1rem; }
  h2 { margin: 2.5rem 0 0.5rem; font-size: 1rem; position: sticky; top: 0; background: Canvas; }
  small { font-weight: normal; color: GrayText; }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
  figure { margin: 0; }
  figcaption { color: GrayText; }
  img { width: 100%; border: 1px solid GrayText; box-sizing: border-box; }
</style>
<h1>Screens since ${escaped(ref)}</h1>
<p>${changed.length} changed, ${same.length} alike.</p>
${sections.join('\n')}
<h2>Alike</h2>
<ul>${same.map(({ name }) => `<li>${escaped(name)}</li>`).join('')}</ul>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
