import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of an engine for an address or a journey. */
export interface Result {
  /** An address, or the name of a journey. */
  name: string;
  findings: string[];
  /** The height of the content, px; 0 if the browser did not respond. */
  height: number;
}

/** The file of a picture, without its folder. */
export const pictureName = (name: string): string => `${name.replace(/[^\w-]+/g, '-').replace(/^-/, '') || 'home'}.png`;

/**
 * Writes a page with the pictures of all engines side by side: first those with findings, then those whose heights differ
 * most, for example because an engine does not support a style. Pictures from an earlier run of another engine are kept.
 * @param folder that contains a folder of pictures per engine
 * @param results of this run, by engine
 */
export function writeReport(folder: string, results: Map<string, Result[]>): string {
  const engines = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, pictures: new Set(readdirSync(join(folder, entry.name))) }));
  const names = [...new Set([...results.values()].flat().map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = [...results].flatMap(([engine, all]) =>
      all.filter((result) => result.name === name).map((result) => ({ engine, ...result })),
    );
    const heights = own.map(({ height }) => height);
    const found = own.flatMap(({ engine, findings }) => findings.map((text) => `<li>${engine}: ${asHtml(text)}</li>`));
    const picture = pictureName(name);
    const figures = engines
      .filter(({ pictures }) => pictures.has(picture))
      .map((engine) => {
        return `<figure>${engine.name}<br><img loading="lazy" src="${engine.name}/${picture}" alt=""></figure>`;
      });
    return {
      found: found.length,
      spread: Math.max(...heights) - Math.min(...heights),
      html: `<h2>${asHtml(name)}</h2><ul>${found.join('')}</ul><div>${figures.join('')}</div>`,
    };
  });
  const path = join(folder, 'index.html');
  const sorted = rows.sort((a, b) => b.found - a.found || b.spread - a.spread).map(({ html }) => html);
  writeFileSync(path, `<!doctype html><meta charset="utf-8"><title>Engines</title>${style}${sorted.join('\n')}\n`);
  return path;
}

const style = `<style>
  body { font: 14px system-ui; }
  h2 { position: sticky; top: 0; margin: 0; padding: 8px 0; background: #fff; }
  li { color: #b00; }
  div { display: flex; gap: 12px; }
  figure { margin: 0; }
  img { width: 375px; border: 1px solid #ccc; }
</style>`;

const asHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
