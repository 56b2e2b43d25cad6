import type { Bundle } from '../../openapi/document.ts';
import { renderClient } from './client.ts';
import { renderCodes } from './codes.ts';
import { renderConsents } from './consents.ts';
import { readDescription } from './description.ts';
import { renderFixtures } from './fixtures.ts';
import { renderFunctions } from './functions.ts';
import { renderInputs } from './inputs.ts';
import { renderLlms } from './llms.ts';
import { renderMock } from './mock.ts';
import { renderNativeTypes } from './native-types.ts';
import { renderOperations } from './operations.ts';
import { renderPaths } from './paths.ts';
import { renderQueries } from './queries.ts';
import { renderReplies } from './replies.ts';
import { renderSchema } from './schema.ts';
import { onWire } from './wire/bundle.ts';
import { renderWire } from './wire/render.ts';

/** All generated files, by path in the repository. */
export async function outputsOf(bundle: Bundle): Promise<[path: string, content: string][]> {
  const description = readDescription(bundle);
  const sdk = 'sdk/src/generated';
  const wire = onWire(bundle);
  return [
    ['openapi/generated/openapi.json', `${JSON.stringify(wire, null, 1)}\n`],
    [`${sdk}/schema.ts`, await renderSchema(bundle, description)],
    [`${sdk}/paths.ts`, await renderPaths(bundle)],
    [`${sdk}/operations.ts`, renderOperations(description)],
    [`${sdk}/codes.ts`, renderCodes(description)],
    [`${sdk}/consents.ts`, renderConsents(bundle)],
    [`${sdk}/client.ts`, renderClient(description)],
    ...renderFunctions(description, sdk),
    [`${sdk}/queries.ts`, renderQueries(description)],
    [`${sdk}/replies.ts`, renderReplies(wire)],
    [`${sdk}/inputs.ts`, renderInputs(wire)],
    ...renderFixtures(bundle, description, sdk),
    ...(await renderNativeTypes(wire, description)),
    ['sdk/llms.txt', renderLlms(bundle, description)],
    [`${sdk}/wire.ts`, renderWire(bundle, 'sdk')],
    ['mocks/api/generated/operations.ts', renderMock(bundle, description)],
    ['mocks/api/generated/wire.ts', renderWire(bundle, 'mock')],
  ];
}
