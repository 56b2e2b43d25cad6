// The layers of the web app for dependency-cruiser: each may import those to its right, type imports included.
const layers = ['main.ts', 'shell', 'products', 'features', 'domains', 'platform', 'ui', 'lib'];

/** The domains that a domain may import; all others stand alone. */
const domainImports = {
  goods: ['food'],
  meal: ['food', 'deletion'],
  shopping: ['food'],
  goodsDetail: ['goods'],
};

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
      comment: 'What two features need belongs into a domain, platform, ui or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'domain-imports-domain',
      comment: 'Only the table of this file lets a domain import another one.',
      severity: 'error',
      from: {
        path: '^web/src/domains/([^/]+)/',
        pathNot: Object.keys(domainImports).map((name) => pathOf(`domains/${name}/`)),
      },
      to: { path: '^web/src/domains/', pathNot: '^web/src/domains/$1/' },
    },
    ...Object.entries(domainImports).map(([name, allowed]) => ({
      name: 'domain-imports-domain',
      comment: `${name} may import ${allowed.join(', ')}.`,
      severity: 'error',
      from: { path: pathOf(`domains/${name}/`) },
      to: { path: '^web/src/domains/', pathNot: [name, ...allowed].map((domain) => pathOf(`domains/${domain}/`)) },
    })),
    {
      name: 'kit-imports-sdk',
      comment: 'The kit and the helpers know no type of the server: properties carry what they show.',
      severity: 'error',
      from: { path: ['ui/', 'lib/'].map(pathOf), pathNot: '\\.test\\.ts$' },
      to: { path: '^sdk/' },
    },
    {
      name: 'gallery-imports-upwards',
      comment: 'The gallery shows the kit and the domains: it may import domains, platform, ui and lib.',
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
    doNotFollow: { path: ['node_modules', '^sdk/'] },
    exclude: { path: '\\.(po|css|svg)$' },
    includeOnly: '^(web/src|sdk)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
