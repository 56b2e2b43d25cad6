import { dirname } from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import type { Bundle } from '../../openapi/document.ts';
import { type EnvelopeTemplate, readEnvelope, withEnvelope } from './envelope.ts';
import { throwFaults } from './faults.ts';
import { withHeaderExamples } from './header-examples.ts';
import { withRequestExamples } from './request-examples.ts';

/**
 * The whole description in one document, with every reply in its envelope and the headers of every named request.
 * @param template of the envelope, that replaces `shared/envelope.yaml`
 * @throws {DescriptionError} if a reference cannot be resolved or a file cannot be parsed
 */
export async function bundleDescription(
  root: string,
  configPath: string,
  template?: EnvelopeTemplate,
): Promise<Bundle> {
  const config = await loadConfig({ configPath });
  const { bundle: result, problems } = await bundle({ ref: root, config });
  throwFaults(problems);
  const described = withEnvelope(result.parsed as Bundle, template ?? (await readEnvelope(dirname(root))));
  return withHeaderExamples(withRequestExamples(described));
}
