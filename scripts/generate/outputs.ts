import { renderClient } from './client.ts';
import { renderCodes } from './codes.ts';
import { type Bundle, readDescription } from './description.ts';
import { renderMock } from './mock.ts';
import { renderOperations } from './operations.ts';
import { renderPaths } from './paths.ts';
import { renderQueries } from './queries.ts';
import { renderSchema } from './schema.ts';

/** Every generated file, by its path in the repository. */
export async function outputsOf(bundle: Bundle): Promise<[path: string, content: string][]> {
  const description = readDescription(bundle);
  const sdk = 'sdk/src/generated';
  return [
    ['openapi/generated/openapi.json', `${JSON.stringify(bundle, null, 1)}\n`],
    [`${sdk}/schema.ts`, await renderSchema(bundle, description)],
    [`${sdk}/paths.ts`, await renderPaths(bundle)],
    [`${sdk}/operations.ts`, renderOperations(description)],
    [`${sdk}/codes.ts`, renderCodes(description)],
    [`${sdk}/client.ts`, renderClient(description)],
    [`${sdk}/queries.ts`, renderQueries(description)],
    ['mocks/api/generated/operations.ts', renderMock(bundle, description)],
  ];
}
