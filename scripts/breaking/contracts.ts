import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutExamples } from './changes.ts';

/** The public contracts of the SDK. */
export interface Contracts {
  /** The bundled description of the API. */
  description: unknown;
  /** The JSON Schema of the bridge's messages. */
  bridge: unknown;
  /** The report `sdk/api.txt`: exported symbols, defaults and constants. */
  api: string;
}

export async function readCurrent(root: string): Promise<Contracts> {
  return {
    description: await readJson(join(root, 'openapi/generated/openapi.json')),
    bridge: await readJson(join(root, 'sdk/native/bridge.schema.json')),
    api: await readFile(join(root, 'sdk/api.txt'), 'utf8'),
  };
}

/** The contracts of the last release. */
export async function readReleased(root: string): Promise<Contracts> {
  const description = await readJson(join(root, 'openapi/released.json'));
  const { bridge, api } = (await readJson(join(root, 'sdk/released.json'))) as { bridge: unknown; api: string[] };
  return { description, bridge, api: api.join('\n') };
}

/** Marks contracts as released. */
export async function writeReleased(root: string, { description, bridge, api }: Contracts): Promise<void> {
  await writeJson(join(root, 'openapi/released.json'), withoutExamples(description));
  await writeJson(join(root, 'sdk/released.json'), { api: api.split('\n'), bridge });
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 1)}\n`);
