import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In the built package the description stands beside the code; in the repository it is what `npm run generate` writes. */
const places = ['./openapi.json', '../../openapi/generated/openapi.json'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The path of the bundled description. */
export const descriptionFile = places.find((path) => existsSync(path)) ?? places[0] ?? '';
