import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'react-query': 'src/react-query/index.ts',
    bridge: 'src/bridge/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2020',
  dts: true,
  clean: true,
  treeshake: true,
  // Entries share their chunks, so that two subpaths in one bundle do not bring the table twice.
  splitting: true,
  sourcemap: true,
  async onSuccess() {
    const description = await readFile('../openapi/generated/openapi.json', 'utf8');
    await writeFile('dist/openapi.json', JSON.stringify(JSON.parse(description)));
  },
});
