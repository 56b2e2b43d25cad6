/** The source of each entry of the package. */
export const entries = {
  index: 'src/index.ts',
  operations: 'src/generated/functions.ts',
  'react-query': 'src/react-query/index.ts',
  bridge: 'src/bridge/index.ts',
  safety: 'src/safety/index.ts',
  // Named like their folders, because `session.ts` and `validate.ts` are other files.
  validation: 'src/validation/index.ts',
  persistence: 'src/persistence/index.ts',
  drift: 'src/drift/index.ts',
  msw: 'src/msw/index.ts',
  otel: 'src/otel/index.ts',
  testing: 'src/testing/index.ts',
};
