// The layers of the web app for dependency-cruiser: each may import those to its right, type imports included.
const layers = ['main.ts', 'shell', 'products', 'features', 'domains', 'platform', 'ui', 'lib'];

/** The rooms of the platform: each may import those to its left, and the files that stand between them. */
const rooms = [
  ...['config.ts', 'fact.ts', 'stored-input.ts', 'storage-keys.ts', 'storage.ts', 'server-clock.ts'],
  ...[
    'history',
    'device',
    'routing',
    'i18n',
    'client',
    'client.ts',
    'database',
    'failures',
    'session',
    'consent',
    'query',
  ],
  ...['form', 'list', 'outbox', 'analytics', 'offline', 'share', 'film', 'poster', 'upload', 'functions', 'access'],
  ...['large-window', 'log-out'],
];

/** The domains that a domain may import; all others import none. */
const domainImports = {
  food: ['care'],
  health: ['care'],
  home: ['health'],
  goods: ['food'],
  meal: ['food', 'deletion', 'care'],
  shopping: ['food'],
  goodsDetail: ['goods'],
};

/** Everything in web/src, as web/guides/build-screens.md lists it. Only each other import the scripts that stand inline in the page. */
const known = [...layers, 'service-worker', 'send-early-requests.ts'].map(folder);

/** Tests, stories, and what they share. */
const tests = '([.](test|stories)[.]tsx?|/testing[.]tsx?)$';

/** A file, or a folder with its slash. */
function folder(name) {
  return name.includes('.') ? name : `${name}/`;
}

const pathOf = (layer) => `^web/src/${layer.replace('.', '\\.')}`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.slice(1).map((layer, index) => ({
      name: `${layer}-imports-upwards`,
      comment: `${layer} may import ${[layer, ...layers.slice(index + 2)].join(', ')}.`,
      severity: 'error',
      from: { path: pathOf(`${layer}/`) },
      to: { path: layers.slice(0, index + 1).map(pathOf) },
    })),
    ...rooms.map((room, index) => ({
      name: 'room-imports-upwards',
      comment: `platform/${room} may import the rooms before it in the list of web/layers.config.cjs, and no other.`,
      severity: 'error',
      from: { path: pathOf(`platform/${folder(room)}`), pathNot: tests },
      to: {
        path: '^web/src/platform/',
        pathNot: rooms.slice(0, index + 1).map((known) => pathOf(`platform/${folder(known)}`)),
      },
    })),
    {
      name: 'unknown-room',
      comment: 'Each folder of the platform has a place in the list of web/layers.config.cjs.',
      severity: 'error',
      from: {},
      to: {
        path: '^web/src/platform/',
        pathNot: [...rooms.map((room) => pathOf(`platform/${folder(room)}`)), tests],
      },
    },
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
      name: 'free-text-without-care',
      comment:
        'A person may write of hurting themselves: use FreeTextField of domains/care. The shopping list shows a text to copy.',
      severity: 'error',
      from: { path: '^web/src/(?!ui/)', pathNot: ['/care/components/FreeTextField', '/shopping/components/', tests] },
      to: { path: '^web/src/ui/form/TextField[.]tsx$' },
    },
    {
      name: 'app-imports-story',
      comment: 'Stories and their samples are tests: no code of the app imports them.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'unknown-layer',
      comment:
        'Each folder of web/src is a layer: move the file into one of them, or add a layer to this table and to web/guides/build-screens.md.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^web/src/', pathNot: known.map(pathOf) },
    },
    {
      name: 'relative-import-of-another-room',
      comment: "An import across features, domains and rooms starts with #, which stands for web/src/: '#ui/Card.tsx'.",
      severity: 'error',
      from: { path: '^web/src/(features|domains|platform|ui|lib)/([^/]+)/' },
      to: { path: '^web/src/', pathNot: '^web/src/$1/$2/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'absolute-import-within-a-room',
      comment: "An import within a feature or a domain is relative: '../model/rules.ts'.",
      severity: 'error',
      from: { path: '^web/src/(features|domains)/([^/]+)/' },
      to: { path: '^web/src/$1/$2/', dependencyTypes: ['aliased'] },
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
    exclude: { path: '\\.(po|svg)$' },
    includeOnly: '^(web/src|sdk)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
