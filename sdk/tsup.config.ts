import { defineConfig } from 'tsup';
import { entries as entry } from './entries.ts';

/** The CommonJS code, and the declarations: one file per entry, which editors read faster than one per source file. */
export default defineConfig([
  { entry, format: 'cjs', target: 'es2020', treeshake: true, splitting: true, sourcemap: true, dts: true },
  { entry, format: 'esm', dts: { only: true } },
]);
