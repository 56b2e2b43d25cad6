import { dirname, join, posix, relative } from 'node:path';

const shared = join(import.meta.dirname, '../shared');

/**
 * Adds to each path what `redocly.yaml` lists once for all: optional headers of the request, and replies that come before the
 * operation. The bundle and the linter then see them as if they were in each file.
 * @param {{ parameters: string[], responses: Record<string, string> }} options names of files in `shared/`
 */
export function EveryOperation({ parameters, responses }) {
  return {
    PathItem(item, { location }) {
      const folder = relative(dirname(location.source.absoluteRef), shared).replaceAll('\\', '/');
      const ref = (kind, name) => ({ $ref: posix.join(folder, kind, `${name}.yaml`) });
      item.parameters = [...(item.parameters ?? []), ...parameters.map((name) => ref('parameters', name))];
      for (const operation of [item.get, item.post].filter(Boolean)) {
        for (const [status, name] of Object.entries(responses)) operation.responses[status] = ref('responses', name);
      }
    },
  };
}
