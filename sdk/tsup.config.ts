import { defineConfig } from 'tsup';

const entry = {
  index: 'src/index.ts',
  'react-query': 'src/react-query/index.ts',
  bridge: 'src/bridge/index.ts',
  safety: 'src/safety/index.ts',
  drift: 'src/drift/index.ts',
  testing: 'src/testing/index.ts',
};

/** The code for `require`, and the declarations: one file for each entry, which editors read faster than one for each source file. */
export default defineConfig([
  { entry, format: 'cjs', target: 'es2020', treeshake: true, splitting: true, sourcemap: true, dts: true },
  { entry, format: 'esm', dts: { only: true } },
]);
