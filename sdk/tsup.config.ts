import { defineConfig } from 'tsup';
import { entries as entry } from './entries.ts';

/** The code for `require`, and the declarations: one file for each entry, which editors read faster than one for each source file. */
export default defineConfig([
  { entry, format: 'cjs', target: 'es2020', treeshake: true, splitting: true, sourcemap: true, dts: true },
  { entry, format: 'esm', dts: { only: true } },
]);
