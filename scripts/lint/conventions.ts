/** A violated convention: the place, and what to do. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Finds the lines that a pattern matches. */
const findLines = (file: string, content: string, pattern: RegExp, message: (found: string) => string): Fault[] =>
  content.split('\n').flatMap((text, index) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [{ file, line: index + 1, message: message(found) }] : [];
  });

const marker = /\b(?:TODO|FIXME|XXX|HACK)\b|@todo\b|\b(?:todo|fixme):|\b(?:test|it|describe)\.todo\b/;

/** Finds notes for later, such as TODO. They belong in an issue, where they are not forgotten. */
export const findMarkers = (file: string, content: string): Fault[] =>
  findLines(file, content, marker, (found) => `${found}: do it now, or open an issue and remove the note.`);

const suppression =
  /@ts-nocheck|@ts-ignore|@ts-expect-error\s*(?:\*\/.*)?$|eslint-disable|stylelint-disable|prettier-ignore|biome-ignore-(?:all|start) \w+:|oxlint-(?:disable(?!-next-line [\w/-]+ -- )|enable)/;

/** Comments that silence a check for a whole file, without a reason, or of a tool that this project does not have. */
export const findSuppressions = (file: string, content: string): Fault[] =>
  findLines(
    file,
    content,
    suppression,
    (found) =>
      `${found.trim()}: mend it, or silence one rule on one line with a reason, by biome-ignore, oxlint-disable-next-line or @ts-expect-error.`,
  );

/** Assertions on a constant, which pass whatever the code does. */
export function findIdleAssertions(file: string, content: string): Fault[] {
  if (!/\.(?:test|spec)\.ts$/.test(file)) return [];
  return findLines(
    file,
    content,
    /\bexpect\((?:true|false|null|undefined|-?\d+)\)\./,
    (found) => `${found} cannot fail: assert on a value that the code computes.`,
  );
}

/** Tests that no command runs, because of their names. */
export function findIdleTests(file: string): Fault[] {
  const looksLikeTest = /\.(?:test|spec)\.\w+$|(?:^|\/)__tests__\//.test(file);
  const runs = file.startsWith('web/e2e/') ? /\.spec\.ts$|support\/[\w-]+\.test\.ts$/ : /\.test\.ts$/;
  if (!looksLikeTest || runs.test(file)) return [];
  return [{ file, line: 1, message: 'No command runs this test: name it *.test.ts, or *.spec.ts in web/e2e.' }];
}

/** Finds tests that replace modules although they share them with other files, where the replaced module would remain. */
export const findSharedMocks = (file: string, content: string): Fault[] =>
  /(?<!\.isolated)\.test\.ts$/.test(file)
    ? findLines(
        file,
        content,
        /\bvi\.(?:mock|doMock|resetModules)\(/,
        (found) => `${found}): name the file *.isolated.test.ts.`,
      )
    : [];

const exact = /^(?:npm:[\w@/-]+@)?(?:\d+\.\d+\.\d+(?:-[\w.]+)?|\*)$/;

/**
 * Finds dependencies with a version range. An exact version gives every clone the same code; `*` is a workspace of this
 * repository, and peer dependencies are ranges on purpose.
 */
export function findRanges(file: string, content: string): Fault[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(content) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({
      file,
      line: content.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1,
      message: `${name} has the range ${version}: write the exact version.`,
    }));
}
