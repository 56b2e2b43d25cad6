import { dirname } from 'node:path';
import { BaseResolver, bundle, loadConfig, type Source } from '@redocly/openapi-core';
import type { Bundle } from '../../openapi/document.ts';
import { withConsentFailures } from './consents.ts';
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
  const externalRefResolver = new RememberingResolver(config.resolve);
  const { bundle: result, problems } = await bundle({ ref: root, config, externalRefResolver });
  throwFaults(problems);
  const openapi = dirname(root);
  const fallible = await withConsentFailures(result.parsed as Bundle, openapi);
  const described = withEnvelope(fallible, template ?? (await readEnvelope(openapi)));
  return withHeaderExamples(withRequestExamples(described));
}

const parsedTexts = new Map<string, unknown>();

/** Parses equal texts once: the description is bundled with two envelopes, and tests bundle copies that differ in few files. */
class RememberingResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean) {
    const known = parsedTexts.get(source.body);
    // The bundler changes what it gets.
    if (known !== undefined) return { source, parsed: structuredClone(known) };
    const document = super.parseDocument(source, isRoot);
    parsedTexts.set(source.body, structuredClone(document.parsed));
    return document;
  }
}
