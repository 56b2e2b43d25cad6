/** A violated convention: the place, and what to do. */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

const marker = /\b(?:TODO|FIXME|XXX|HACK)\b/;
const exact = /^(?:npm:[\w@/-]+@)?(?:\d+\.\d+\.\d+(?:-[\w.]+)?|\*)$/;

/** Notes to come back to some day. They belong in an issue, where somebody finds them. */
export function findMarkers(file: string, content: string): Fault[] {
  return content.split('\n').flatMap((text, index) => {
    const [found] = marker.exec(text) ?? [];
    return found
      ? [{ file, line: index + 1, message: `${found}: do it now, or open an issue and remove the note.` }]
      : [];
  });
}

/** Tests that replace modules although they share them with other files, in which the replaced module would stay. */
export function findSharedMocks(file: string, content: string): Fault[] {
  if (!/(?<!\.isolated)\.test\.ts$/.test(file)) return [];
  return content.split('\n').flatMap((text, index) => {
    const [found] = /\bvi\.(?:mock|doMock|resetModules)\(/.exec(text) ?? [];
    return found ? [{ file, line: index + 1, message: `${found}): name the file *.isolated.test.ts.` }] : [];
  });
}

/**
 * Dependencies with a range of versions. An exact version gives every clone the same code; `*` is a workspace of this
 * repository, and peer dependencies are ranges on purpose.
 */
export function findRanges(file: string, content: string): Fault[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(content) as Record<string, Record<string, string>>;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => ({
      file,
      line: content.split('\n').findIndex((text) => text.includes(`"${name}"`)) + 1,
      message: `${name} has the range ${version}: write the exact version.`,
    }));
}
