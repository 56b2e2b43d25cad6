import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Bundle } from '../../openapi/document.ts';
import { readDescription } from '../generate/description.ts';

const root = join(import.meta.dirname, '../..');

/** Time to type-check a file that makes every call, compared with the same calls by path on openapi-fetch. */
export async function measureTypes(bundle: Bundle): Promise<{ instantiations: number; time: number }> {
  const operations = readDescription(bundle);
  const ours = operations.map(({ domain, verb, input }) => `void health.${domain}.${verb}(${input ? 'input' : ''});`);
  const theirs = operations.map(({ method, path, input }) => {
    const init = !input ? '' : method === 'get' ? ', { params: { query: input } }' : ', { body: input }';
    return `void raw.${method.toUpperCase()}('${path}'${init});`;
  });
  // In the project's folder, so that its packages are found.
  const folder = await mkdtemp(join(root, '.cache/types-'));
  const head = (imports: string) => `${imports}\ndeclare const input: never;\n`;
  await writeFile(
    join(folder, 'ours.ts'),
    `${head("import type { HealthClient } from '@health-app/sdk';\ndeclare const health: HealthClient;")}${ours.join('\n')}`,
  );
  await writeFile(
    join(folder, 'theirs.ts'),
    `${head("import type { Client } from 'openapi-fetch';\nimport type { paths } from '@health-app/sdk';\ndeclare const raw: Client<paths, 'application/json'>;")}${theirs.join('\n')}`,
  );
  // One run of each first, because the compiler gets faster as it warms up.
  check(join(folder, 'ours.ts'));
  check(join(folder, 'theirs.ts'));
  const mine = check(join(folder, 'ours.ts'));
  const plain = check(join(folder, 'theirs.ts'));
  await rm(folder, { recursive: true });
  return { instantiations: mine.instantiations / plain.instantiations, time: mine.time / plain.time };
}

function check(file: string): { instantiations: number; time: number } {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([file], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noUnusedLocals: false,
  });
  const source = program.getSourceFile(file);
  const start = performance.now();
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const time = performance.now() - start;
  if (problems[0]) throw new Error(ts.flattenDiagnosticMessageText(problems[0].messageText, '\n'));
  return { instantiations: program.getInstantiationCount(), time };
}
