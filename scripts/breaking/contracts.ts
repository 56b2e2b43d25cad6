import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public contracts of the SDK. */
export interface Contracts {
  /** The bundled description of the API. */
  description: unknown;
  /** The JSON Schema of the bridge's messages. */
  bridge: unknown;
  /** The report `sdk/api.txt`: exported symbols, defaults and constants. */
  api: string;
}

/**
 * Reads the contracts of a state of the repository.
 * @param read gives the text of a file by its path from the root
 */
export const contractsOf = (read: (path: string) => string): Contracts => ({
  description: JSON.parse(read('openapi/generated/openapi.json')),
  bridge: JSON.parse(read('sdk/native/bridge.schema.json')),
  api: read('sdk/api.txt'),
});

export const readCurrent = (root: string): Contracts => contractsOf((path) => readFileSync(join(root, path), 'utf8'));
