// The layers of the repository for dependency-cruiser, including type imports. web/layers.config.cjs has those within the
// web app.
const web = require('./web/layers.config.cjs');

const tests = '(/test/|[.]test[.]ts$)';
const sdkEntries =
  '^sdk/src/(index|generated/functions|react-query/index|bridge/index|persistence/index|drift/index|msw/index|otel/index|safety/index|testing/index|validation/index)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...web.forbidden,
    {
      name: 'sdk-imports-upwards',
      comment: 'The SDK imports no other folder: move what it needs into sdk/src.',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { path: '^(web|mocks|scripts|openapi)/' },
    },
    {
      name: 'web-bypasses-sdk',
      comment: 'The web app imports the entry points of the SDK: export what it needs from one of them.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^sdk/src/', pathNot: sdkEntries },
    },
    {
      name: 'web-imports-tools',
      comment: 'The web app runs in a browser: it imports no mock and no script.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: '^(mocks|scripts|openapi)/' },
    },
    {
      name: 'mock-engine-imports-upwards',
      comment: 'The engine and the domains of the mock do not know how a call arrives: pass them what they need.',
      severity: 'error',
      from: { path: '^mocks/api/(engine|domains|foods|person|english|description)/', pathNot: tests },
      to: { path: '^mocks/api/(answer|control|server|browser)/' },
    },
    {
      name: 'mock-engine-imports-domains',
      comment:
        'The engine and the person of the mock know no domain: declare what they need in the memory of the domain.',
      severity: 'error',
      from: { path: '^mocks/api/(engine|foods|person|english|description)/', pathNot: tests },
      to: { path: '^mocks/api/domains/' },
    },
    {
      name: 'mock-answer-imports-server',
      comment: 'The mock also answers in browsers: what needs Node is in server/.',
      severity: 'error',
      from: { path: '^mocks/api/(answer|control)/', pathNot: tests },
      to: { path: '^mocks/api/(server|browser)/' },
    },
    {
      name: 'mock-imports-others',
      comment:
        'The mock answers from the description, its types and the safety rules alone: move what it needs into mocks/api.',
      severity: 'error',
      from: { path: '^mocks/api/', pathNot: tests },
      to: {
        path: '^(web|sdk|scripts|mocks/(contract|native-host))/',
        pathNot: '^sdk/src/(safety/index|generated/schema)[.]ts$',
      },
    },
    {
      name: 'contract-imports-others',
      comment: 'The contract tester knows the description alone: move what it needs into mocks/contract or openapi.',
      severity: 'error',
      from: { path: '^mocks/contract/', pathNot: tests },
      to: { path: '^(web|sdk|scripts|mocks/(api|native-host))/' },
    },
    {
      name: 'native-host-imports-others',
      comment:
        'The device page plays the native app around a page: it knows the products of the web app, and nothing else of it.',
      severity: 'error',
      from: { path: '^mocks/native-host/src/', pathNot: tests },
      to: { path: '^(web|scripts|openapi|mocks/(api|contract))/', pathNot: '^web/src/platform/routing/product[.]ts$' },
    },
    {
      name: 'circular-outside-web',
      comment: 'Two files that import each other are one file, or three: move what both need into a third.',
      severity: 'error',
      from: { pathNot: '^web/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...web.options,
    doNotFollow: { path: 'node_modules' },
    // Builds.
    exclude: { path: [web.options.exclude.path, '/dist/'] },
    includeOnly: '^(web|sdk|mocks|scripts|openapi)/',
  },
};
