// The layers of the web app for dependency-cruiser: each may import those to its right, type imports included.
const layers = ['main.ts', 'shell', 'products', 'features', 'platform', 'ui', 'lib'];

const pathOf = (layer) => `^web/src/${layer.replace('.', '\\.')}`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.slice(1).map((layer, index) => ({
      name: `${layer}-imports-upwards`,
      comment: `${layer} may import ${[layer, ...layers.slice(index + 2)].join(', ')}.`,
      severity: 'error',
      from: { path: pathOf(`${layer}/`) },
      to: { path: [...layers.slice(0, index + 1).map(pathOf), ...(layer === 'products' ? [] : [pathOf('gallery/')])] },
    })),
    {
      name: 'feature-imports-feature',
      comment: 'What two features need belongs into ui, platform or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'gallery-imports-upwards',
      comment: 'The gallery shows the kit: it may import platform, ui and lib.',
      severity: 'error',
      from: { path: pathOf('gallery/') },
      to: { path: ['main.ts', 'shell/', 'products/', 'features/'].map(pathOf) },
    },
    {
      name: 'circular',
      comment: 'Two files that import each other are one file, or three.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(po|css|svg)$' },
    includeOnly: '^web/src',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
