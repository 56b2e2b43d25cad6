import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entries } from '../entries.ts';

const root = join(import.meta.dirname, '../..');

/** The errors of sources that may use the standard library of ES2020 only, which Chrome 87 and Safari 14 have. */
function newerThanFloor(files: string[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const lib = ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const program = ts.createProgram(files, { ...options, lib, types: [], skipLibCheck: true, incremental: false });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.includes('/sdk/'))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

it('no entry uses a function of the language that the oldest browsers lack', { timeout: 120_000 }, () => {
  expect(newerThanFloor(Object.values(entries).map((entry) => join(root, 'sdk', entry)))).toEqual([]);
});
