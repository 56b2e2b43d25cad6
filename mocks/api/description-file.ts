import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built package contains the files beside the code; in the repository, `npm run generate` writes them. */
const folders = ['./', '../../openapi/generated/'];

const firstOf = (...names: string[]): string => {
  const places = folders.flatMap((folder) =>
    names.map((name) => fileURLToPath(new URL(`${folder}${name}`, import.meta.url))),
  );
  return places.find((path) => existsSync(path)) ?? places[0] ?? '';
};

/** The path of the bundled description of requests and replies as they are sent. */
export const wireDescriptionFile = firstOf('openapi.json');

/**
 * The path of the description in the format that the mock's code uses. It is a separate file only if the description has
 * `x-wire`.
 */
export const descriptionFile = firstOf('mock.json', 'openapi.json');

/** The path of Prism's reading of the description, which takes most of a start. Only the built package contains it. */
export const prismFile = firstOf('prism.json');
