import { readFile } from 'node:fs/promises';
import type { Bundle } from '../../../openapi/document.ts';
import { withUniqueItems } from '../../../openapi/unique-items.mjs';
import { descriptionFile } from '../description-file.ts';
import { type Description, readDescription } from './description.ts';
import { createPrismValidator } from './prism.ts';

let loaded: Promise<Description> | undefined;

/** The bundled description. It is read once, because this takes seconds and the file is constant. */
export function loadDescription(): Promise<Description> {
  loaded ??= readDescriptionFile(descriptionFile);
  return loaded;
}

/** @param file the path of a bundled description */
export async function readDescriptionFile(file: string): Promise<Description> {
  const bundle: Bundle = JSON.parse(await readFile(file, 'utf8'), withUniqueItems);
  return readDescription(bundle, await createPrismValidator(bundle));
}
