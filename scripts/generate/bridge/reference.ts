import { type Action, type Contract, dereference, propertiesOf, type Schema, variantsOf } from './actions.ts';
import { hasType, renderType } from './types.ts';
import { usersOf } from './users.ts';

const hosts = { ios: 'iOS alone', android: 'Android alone', web: 'browsers alone' };

/** Prints the reference of all actions with their parameters and results. */
export function renderReference(contract: Contract): string {
  const groups = [...new Set(contract.actions.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const actions = contract.actions.filter((action) => action.group === group);
    return `## ${group}\n\n${actions.map((action) => renderAction(action, contract)).join('\n\n')}`;
  });
  const types = Object.entries(contract.schemas).filter(([, schema]) => schema.type === 'object');
  return `<!-- Written by npm run generate. Do not edit. -->
# Actions of the bridge

The actions that a page may request from a host. Messages are described in \`PROTOCOL.md\`. Limits are in ms; "person" waits
for a person, ten minutes on the screen at most.

An app offers what its product needs; the page does without the others. The table names the folders of the web app that use an action: one that
nothing uses yet can wait.

${renderUsers(contract)}

${sections.join('\n\n')}

## Shared types

${types.map(([name, schema]) => `**${name}**${codeBlock(renderType(schema, contract))}`).join('\n\n')}
`;
}

function renderUsers({ actions }: Contract): string {
  const users = usersOf(actions.map(({ name }) => name));
  const rows = actions.map(({ name, kind, only }) => {
    const folders = users.get(name)?.map((folder) => `\`${folder}\``);
    const platform = only ? hosts[only] : 'iOS and Android';
    return `| [${name}](#${name.toLowerCase()}) | ${kind} | ${platform} | ${folders?.join(', ')} |`;
  });
  return ['| action | kind | platform | used by the web app |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function renderAction(action: Action, contract: Contract): string {
  const { name, description, kind, timeLimit, only, browser, messaging, params, result } = action;
  const facts = [
    kind,
    kind === 'notify' ? undefined : `limit ${timeLimit}`,
    only ? hosts[only] : 'iOS and Android',
    `browser: ${browser ?? 'not supported'}`,
    messaging && `messaging app: ${messaging}`,
  ];
  const parts = [
    `### ${name}`,
    description,
    `_${facts.filter(Boolean).join(' · ')}_`,
    params && `Takes${code(params, contract)}`,
    result && `${kind === 'stream' ? 'Each event' : 'Gives'}${code(result, contract)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function code(schema: Schema, contract: Contract): string {
  const target = dereference(schema, contract);
  if (target.oneOf) return ` one of\n\n${renderVariants(target, contract)}`;
  return schema.$ref && hasType(target) ? ` \`${schema.$ref}\`` : codeBlock(renderType(schema, contract));
}

function codeBlock(type: string): string {
  // In JSON, an optional field is absent; only TypeScript knows `undefined`.
  return `\n\n\`\`\`\n${type.replaceAll(' | undefined', '')}\n\`\`\``;
}

function renderVariants(schema: Schema, contract: Contract): string {
  const { property, variants } = variantsOf(schema);
  const rows = variants.map(([value, variant]) => {
    const { properties = {} } = variant.properties?.params ?? {};
    const fields = propertiesOf({ ...variant.properties?.params, properties }).map(
      ({ name, property: field, required }) => `\`${name}${required ? '' : '?'}: ${renderType(field, contract)}\``,
    );
    return `| \`${value}\` | ${variant.description} | ${fields.join(', ').replaceAll('|', '\\|')} |`;
  });
  return [`| \`${property}\` | meaning | \`params\` |`, '| --- | --- | --- |', ...rows].join('\n');
}
