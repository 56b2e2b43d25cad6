/** The source of each entry of the package. */
export const entries = {
  index: 'src/index.ts',
  'react-query': 'src/react-query/index.ts',
  bridge: 'src/bridge/index.ts',
  safety: 'src/safety/index.ts',
  // Named like its folder, because `session.ts` is another file.
  persistence: 'src/persistence/index.ts',
  drift: 'src/drift/index.ts',
  otel: 'src/otel/index.ts',
  testing: 'src/testing/index.ts',
};
