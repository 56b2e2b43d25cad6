import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The folders of the web app that name each action, such as `features/heartRate`. */
export function usersOf(actions: readonly string[]): Map<string, string[]> {
  const sources = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\./.test(path))
    .sort()
    .map((path) => [path.split('/', 2).join('/'), readFileSync(join(root, 'web/src', path), 'utf8')] as const);
  // The web app signs in by `nativeLogin` of the SDK.
  sources.push(['sign-in', readFileSync(join(root, 'sdk/src/bridge/bridge.ts'), 'utf8')]);
  return new Map(
    actions.map((action) => {
      const users = sources.flatMap(([folder, text]) => (text.includes(`'${action}'`) ? [folder] : []));
      return [action, [...new Set(users)]];
    }),
  );
}
