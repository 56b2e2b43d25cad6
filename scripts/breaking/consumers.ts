/** Changes that break users of the SDK's types or of its requests, although `redocly diff` rates them as patches. */
import type { Bump, Change } from './bump.ts';

interface Described {
  security?: object[];
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Compares whether each call needs a token, and the names of the exported types. */
export function changesForConsumers(base: Described, revision: Described): Change[] {
  return [...securityChanges(base, revision), ...goneTypes(base, revision)];
}

function securityChanges(base: Described, revision: Described): Change[] {
  const after = securityByOperation(revision);
  return [...securityByOperation(base)].flatMap(([operation, before]) => {
    const now = after.get(operation);
    if (now === undefined || now === before) return [];
    const bump: Bump = now === 'required' ? 'major' : 'minor';
    return [
      {
        id: `security-${now === 'required' ? 'required' : 'relaxed'}`,
        bump,
        text: `${operation} security: the token is ${now}, was ${before}`,
      },
    ];
  });
}

type Security = 'required' | 'optional' | 'not taken';

/** Security by method and path. An operation without its own inherits that of the description. */
function securityByOperation({ paths = {}, security: common = [] }: Described): Map<string, Security> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): [string, Security] => {
      const { security = common } = item[method] as { security?: object[] };
      return [`${path} ${method}`, securityOf(security)];
    }),
  );
  return new Map(operations);
}

function securityOf(alternatives: object[]): Security {
  if (alternatives.length === 0) return 'not taken';
  return alternatives.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

/** Consumers import a schema's type by its name, so a rename breaks them. */
function goneTypes(base: Described, revision: Described): Change[] {
  const names = Object.keys(base.components?.schemas ?? {});
  const gone = names.filter((name) => !Object.hasOwn(revision.components?.schemas ?? {}, name));
  return gone.map((name) => ({
    id: 'type-gone',
    bump: 'major',
    text: `components schemas ${name} gone: its type is no longer exported`,
  }));
}
