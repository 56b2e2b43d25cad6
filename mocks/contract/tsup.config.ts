import { cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { 'health-contract': 'main.ts' },
  format: 'esm',
  target: 'node20',
  clean: true,
  async onSuccess() {
    const description = await readFile('../../openapi/generated/openapi.json', 'utf8');
    await writeFile('dist/openapi.json', JSON.stringify(JSON.parse(description)));
    await cp('../../openapi/workflows', 'dist/workflows', { recursive: true });
  },
});
