import { fileOf } from '../deviations.ts';
import type { Report } from '../report.ts';

/** SARIF 2.1.0: a rule per kind of finding. The places are the files of the operations in the description's repository. */
export function sarifOf({ description, deviations }: Report): string {
  const kinds = [...new Set(deviations.map(({ kind }) => kind))].sort();
  const results = deviations.map((one) => ({
    ruleId: one.kind,
    level: 'error',
    baselineState: one.known ? 'unchanged' : 'new',
    message: { text: `${one.operation} ${one.where}: ${one.says}` },
    partialFingerprints: { 'deviation/v1': one.id },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: fileOf(one) },
          region: { startLine: 1 },
        },
        logicalLocations: [{ fullyQualifiedName: `${one.operation} ${one.where}` }],
      },
    ],
  }));
  const driver = {
    name: '@health-app/contract',
    semanticVersion: description,
    rules: kinds.map((id) => ({ id, shortDescription: { text: `The reply deviates: ${id}` } })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
