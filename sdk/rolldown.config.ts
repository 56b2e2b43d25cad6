import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'rolldown';
import { entries } from './entries.ts';

/** Writes the description of the API beside the code, without whitespace. */
const description: Plugin = {
  name: 'description',
  async generateBundle() {
    const text = await readFile('../openapi/generated/openapi.json', 'utf8');
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(JSON.parse(text)) });
  },
};

export default defineConfig({
  input: entries,
  plugins: [description],
  external: /^(openapi-fetch|@opentelemetry\/api|@tanstack\/react-query)$/,
  // Compiles class fields to assignments in the constructor, which need no helper. The project's settings would keep
  // fields.
  tsconfig: false,
  transform: {
    target: 'es2020',
    typescript: { removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  },
  // One output file per source file: a bundler splits an app by file, so each page loads only the files that it uses.
  output: { dir: 'dist', format: 'esm', sourcemap: true, preserveModules: true, preserveModulesRoot: 'src' },
});
