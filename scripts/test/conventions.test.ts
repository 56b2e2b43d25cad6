import { expect, test } from 'vitest';
import {
  findIdleAssertions,
  findIdleTests,
  findMarkers,
  findRanges,
  findSharedMocks,
  findSuppressions,
} from '../lint/conventions.ts';

test.each(['TODO', 'FIXME', 'XXX', 'HACK'])('the conventions refuse the note %s', (marker) => {
  expect(findMarkers('a.ts', `const a = 1;\n// ${marker}: later\n`)).toEqual([
    { file: 'a.ts', line: 2, message: `${marker}: do it now, or open an issue and remove the note.` },
  ]);
});

test('the conventions accept words that contain a marker', () => {
  expect(findMarkers('a.ts', 'const TODOS = 1; // hacky todo list')).toEqual([]);
});

test.each(['// todo: later', '/** @todo later */', "test.todo('adds');"])(
  'the conventions refuse the note %s',
  (note) => {
    expect(findMarkers('a.ts', note)).toMatchObject([{ message: expect.stringContaining('do it now') }]);
  },
);

test.each([
  '// @ts-nocheck',
  '// @ts-expect-error',
  '// eslint-disable-next-line',
  '/* stylelint-disable */',
  '// prettier-ignore',
  '// biome-ignore-all lint: later',
  '/* oxlint-disable */',
  '// oxlint-disable-next-line',
  '// oxlint-disable-next-line typescript/await-thenable',
])('the conventions refuse %s', (comment) => {
  expect(findSuppressions('a.ts', comment)).toMatchObject([{ message: expect.stringContaining('with a reason') }]);
});

test('the conventions accept the suppression of one rule with a reason', () => {
  const reasons = [
    '// @ts-expect-error the name is misspelt',
    '// biome-ignore lint/plugin: a text of the server',
    '// oxlint-disable-next-line playwright/no-networkidle -- the page is unknown',
    '// biome-ignore-all lint/suspicious/noConsole: the application has asked for these lines.',
  ];
  expect(findSuppressions('a.ts', reasons.join('\n'))).toEqual([]);
});

test.each(['expect(true).toBe(true);', 'expect(1).toBe(1);'])('the conventions refuse %s', (assertion) => {
  const faults = findIdleAssertions('a.test.ts', `  ${assertion}`);
  expect(faults).toMatchObject([{ line: 1, message: expect.stringContaining('cannot fail') }]);
});

test.each(['web/src/lib/a.spec.ts', 'web/src/ui/A.test.tsx', 'sdk/src/__tests__/a.ts', 'web/e2e/a.test.ts'])(
  'the conventions refuse the name %s of a test',
  (file) => {
    expect(findIdleTests(file)).toMatchObject([{ message: expect.stringContaining('name it *.test.ts') }]);
  },
);

test.each(['web/src/lib/a.test.ts', 'sdk/test/a.isolated.test.ts', 'web/e2e/a.spec.ts', 'web/e2e/support/a.test.ts'])(
  'the conventions accept the name %s of a test',
  (file) => {
    expect(findIdleTests(file)).toEqual([]);
  },
);

test.each(["vi.mock('./a.ts')", "vi.doMock('./a.ts')", 'vi.resetModules()'])(
  'the conventions refuse %s beside other files',
  (call) => {
    const name = call.slice(0, call.indexOf('(') + 1);
    expect(findSharedMocks('web/src/a.test.ts', `\n${call};\n`)).toEqual([
      { file: 'web/src/a.test.ts', line: 2, message: `${name}): name the file *.isolated.test.ts.` },
    ]);
    expect(findSharedMocks('web/src/a.isolated.test.ts', `\n${call};\n`)).toEqual([]);
  },
);

test.each(['^1.2.3', '~1.2.3', '1.x', '>=1.2.3', 'latest', '1.2'])(
  'the conventions refuse the version %s',
  (version) => {
    const content = JSON.stringify({ devDependencies: { vite: version } }, null, 2);
    expect(findRanges('package.json', content)).toEqual([
      { file: 'package.json', line: 3, message: `vite has the range ${version}: write the exact version.` },
    ]);
  },
);

test('the conventions accept exact versions, workspaces and ranges of peers', () => {
  const content = JSON.stringify({
    dependencies: { '@health-app/sdk': '*', vite: '8.3.8', next: '1.0.0-beta.2' },
    peerDependencies: { react: '^19.0.0' },
  });
  expect(findRanges('package.json', content)).toEqual([]);
});
