import type { Bundle } from '../../../openapi/document.ts';
import { withUniqueItems } from '../../../openapi/unique-items.mjs';
import { readDescription } from '../description/description.ts';
import { createCore, type LocalMock, type LocalMockOptions } from '../mock.ts';
import { createBrowserValidator } from './validator.ts';

export { keepMemory } from './keep-memory.ts';
export type { LocalMock, LocalMockOptions };

export interface BrowserMockOptions extends Omit<LocalMockOptions, 'record' | 'onRecorded'> {
  /**
   * The text of the description.
   * @default the file `openapi.json` beside this module
   */
  description?: string;
}

/**
 * The mock in a page or a service worker, without a server and without Prism. It accepts and refuses the same calls as
 * `createMock`, with its own messages.
 *
 * @throws {TypeError} for a `now` that is not an ISO 8601 date-time, and for an unknown `zone`
 * @throws {RangeError} for a `now` outside the years 1970 to 9998
 * @throws {Error} for a world or a recording that violates the description, or a description that cannot be loaded
 */
export async function createBrowserMock({ description, ...options }: BrowserMockOptions = {}): Promise<LocalMock> {
  const bundle: Bundle = JSON.parse(description ?? (await loadText()), withUniqueItems);
  return createCore(options, { description: readDescription(bundle, createBrowserValidator(bundle)) }).mock;
}

/** The build inserts the name of the file. */
declare const DESCRIPTION_FILE: string;

async function loadText(): Promise<string> {
  const url = new URL(DESCRIPTION_FILE, import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The description ${url} cannot be loaded: status ${response.status}`);
  return response.text();
}
