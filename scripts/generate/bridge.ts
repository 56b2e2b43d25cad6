import { actions, groups } from '../../sdk/src/bridge/actions/index.ts';
import type { ActionRow, Shape } from '../../sdk/src/bridge/actions/row.ts';
import { shapeDocs, shapes } from '../../sdk/src/bridge/actions/shapes.ts';
import { personLimit } from '../../sdk/src/bridge/pending-requests.ts';
import { renderActionList, renderKotlin, renderSwift } from './bridge-native.ts';
import { renderSchema } from './bridge-schema.ts';
import { fieldsType, shapeName, typeOfParams, typeOfShape, variantsType } from './bridge-types.ts';

/** Every file that is generated from the table of bridge actions: path from the root, and content. */
export function renderBridge(): [path: string, content: string][] {
  return [
    ['sdk/src/generated/bridge.ts', renderTable()],
    ['sdk/native/HealthBridgeAction.swift', renderSwift(actions)],
    ['sdk/native/HealthBridgeAction.kt', renderKotlin(actions)],
    ['sdk/native/bridge.schema.json', renderSchema(actions)],
    ['sdk/native/ACTIONS.md', renderActionList(groups)],
  ];
}

/** The types of all actions, and the part of the table that the running bridge needs. */
function renderTable(): string {
  const rows = Object.entries(actions);
  const used = Object.entries(shapes).filter(([, shape]) => rows.some(([, row]) => mentions(row.result, shape)));
  return `// Written by npm run generate from bridge/actions/. Do not edit.
import type { Shape } from '../bridge/actions/row.ts';

${Object.entries(shapes)
  .map(
    ([name, shape]) =>
      `/** ${shapeDocs[name as keyof typeof shapes]} */\nexport interface ${name} ${fieldsType(shape, '')}`,
  )
  .join('\n\n')}

${rows
  .flatMap(([name, row]) =>
    row.variants
      ? [`/** The parameters of \`${name}\`. */\nexport type ${row.variants.typeName} =\n${variantsType(row)};`]
      : [],
  )
  .join('\n\n')}

/** Actions with one reply. */
export interface BridgeCalls {
${rows
  .filter(([, row]) => !row.kind)
  .map(renderAction)
  .join('\n')}
}

/** Actions without a reply. */
export interface BridgeNotes {
${rows
  .filter(([, row]) => row.kind === 'notify')
  .map(renderAction)
  .join('\n')}
}

/** Actions that send events until their end; \`result\` is one event. */
export interface BridgeStreams {
${rows
  .filter(([, row]) => row.kind === 'stream')
  .map(renderAction)
  .join('\n')}
}

${used.map(([name, shape]) => `const ${name}: Shape = ${renderShape(shape, true)};`).join('\n')}

/**
 * The shape of each action's result, if any. The actions of a group share the kind, the time limit in ms, and the
 * platform, if only one has them.
 */
export const table: Record<string, Record<string, Shape | 0>> = {
${[...new Set(rows.map(([, row]) => head(row)))].map((group) => `  '${group}': {\n${rows.flatMap(([name, row]) => (head(row) === group ? [`    ${name}: ${row.result ? renderShape(row.result) : 0},`] : [])).join('\n')}\n  },`).join('\n')}
};
`;
}

function renderAction([name, row]: [string, ActionRow]): string {
  const facts = [
    ...(row.kind === 'notify'
      ? []
      : [`Time limit: ${row.limit === 'person' ? 'waits for the person' : `${row.limit ?? 10_000} ms`}.`]),
    `In a browser: ${row.browser ?? 'not supported'}.`,
    ...(row.messaging ? [`In the messaging app: ${row.messaging}.`] : []),
    ...(row.only && row.only !== 'web' ? [`On ${row.only} alone.`] : []),
  ];
  const fields = [
    `params: ${typeOfParams(row, '    ')}`,
    ...(row.kind === 'notify' ? [] : [`result: ${row.result ? typeOfShape(row.result, '    ') : 'void'}`]),
  ];
  return `  /** ${row.doc} ${facts.join(' ')} */\n  ${name}: {\n${fields.map((field) => `    ${field};`).join('\n')}\n  };`;
}

function head({ kind, limit = 10_000, only }: ActionRow): string {
  if (kind === 'notify') return kind;
  return [kind ?? 'call', limit === 'person' ? personLimit : limit, ...(only && only !== 'web' ? [only] : [])].join(
    ' ',
  );
}

/** A shape for the running bridge, without documentation. */
function renderShape(shape: Shape, expand = false): string {
  const name = expand ? undefined : shapeName(shape);
  if (name) return name;
  if (typeof shape === 'string') return `'${shape.split(' // ')[0]}'`;
  if (isList(shape)) return `[${renderShape(shape[0])}]`;
  const fields = Object.entries(shape).map(
    ([field, inner]) => `${field.endsWith('?') ? `'${field}'` : field}: ${renderShape(inner)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function mentions(shape: Shape | undefined, wanted: Shape): boolean {
  if (shape === wanted) return true;
  return typeof shape === 'object' && Object.values(shape).some((inner) => mentions(inner, wanted));
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
