import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The built package contains the description beside the code; in the repository, `npm run generate` writes it. Where the wire
 * departs from the description, `mock.json` is the one that the mock's code works on.
 */
const places = ['./openapi.json', '../../openapi/generated/mock.json', '../../openapi/generated/openapi.json'].map(
  (path) => fileURLToPath(new URL(path, import.meta.url)),
);

/** The path of the bundled description. */
export const descriptionFile = places.find((path) => existsSync(path)) ?? places[0] ?? '';
