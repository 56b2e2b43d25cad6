import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'rolldown';
import { entries } from './entries.ts';

/** Puts the description of the API beside the code, without spaces. */
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
  external: /^(openapi-fetch|@tanstack\/react-query)$/,
  // Fields of a class become assignments in its constructor, which need no helper. The project's settings ask for fields.
  tsconfig: false,
  transform: {
    target: 'es2020',
    typescript: { removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  },
  // A file for each source file: a bundler divides an app by file, so each page loads only the files that it uses.
  output: { dir: 'dist', format: 'esm', sourcemap: true, preserveModules: true, preserveModulesRoot: 'src' },
});
