import { relative } from 'node:path';
import { getCodeframe, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';

/** Faults in the YAML of the description. The message shows the places, so that nobody needs a stack trace. */
export class DescriptionError extends Error {}

/** The address of a place, which editors and terminals open. */
export const placeOf = (file: string, line = 1, column = 1): string =>
  `${relative(process.cwd(), file)}:${line}:${column}`;

/**
 * Lints the description with the rules of `redocly.yaml`.
 * @throws {DescriptionError} with all faults
 */
export async function checkDescription(root: string, configPath: string): Promise<void> {
  throwFaults(await lint({ ref: root, config: await loadConfig({ configPath }) }));
}

/** @throws {DescriptionError} with the place, the remedy and the lines of each fault */
export function throwFaults(problems: NormalizedProblem[]): void {
  const faults = problems.filter(({ severity, ignored }) => severity === 'error' && !ignored).map(render);
  if (faults.length > 0) throw new DescriptionError([...new Set(faults)].join('\n\n'));
}

function render({ location: [place], message, ruleId, suggest }: NormalizedProblem): string {
  const text = `${message.replaceAll(`${process.cwd()}/`, '')} (${ruleId})`;
  if (!place) return text;
  const at = getLineColLocation(place);
  const similar = suggest.length > 0 ? `\nDid you mean ${suggest.join(' or ')}?` : '';
  const frame = getCodeframe(at, false);
  return `${placeOf(at.source.absoluteRef, at.start.line, at.start.col)} ${text}${similar}\n${frame}`;
}
