import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Bundle } from '../../../openapi/document.ts';
import { withUniqueItems } from '../../../openapi/unique-items.mjs';
import { descriptionFile, prismFile } from '../description-file.ts';
import { type Description, readDescription } from './description.ts';
import { createPrismValidator, readForPrism } from './prism.ts';

let loaded: Promise<Description> | undefined;

/** The bundled description. It is read once, because this takes seconds and the file is constant. */
export function loadDescription(): Promise<Description> {
  loaded ??= readDescriptionFile(descriptionFile, existsSync(prismFile) ? prismFile : undefined);
  return loaded;
}

/**
 * @param file the path of a bundled description
 * @param read the path of Prism's reading of it
 */
export async function readDescriptionFile(file: string, read?: string): Promise<Description> {
  const bundle = await readBundle(file);
  const operations = read ? JSON.parse(await readFile(read, 'utf8')) : await readForPrism(bundle);
  return readDescription(bundle, createPrismValidator(operations));
}

export async function readBundle(file: string): Promise<Bundle> {
  return JSON.parse(await readFile(file, 'utf8'), withUniqueItems);
}
