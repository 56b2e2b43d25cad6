import { join } from 'node:path';
import { personLimit } from '../../sdk/src/bridge/pending-requests.ts';
import { type Action, type Contract, readActions, type Schema } from './bridge/actions.ts';
import { renderCheck, renderSharedChecks } from './bridge/checks.ts';
import { renderSchema } from './bridge/json-schema.ts';
import { renderKotlin, renderSwift } from './bridge/native.ts';
import { renderReference } from './bridge/reference.ts';
import { hasType, renderDeclaration, renderParams, renderType } from './bridge/types.ts';

/** The folder of the actions of this repository. */
const native = join(import.meta.dirname, '../../sdk/native');

const notice = '// Written by npm run generate from sdk/native/. Do not edit.';

/** All files generated from the actions of the bridge: path from the root, and content. */
export function renderBridge(contract = readActions(native)): [path: string, content: string][] {
  return [
    ['sdk/src/generated/bridge.ts', renderBridgeTypes(contract)],
    ['sdk/src/generated/bridge-actions.ts', renderBridgeActions(contract)],
    ['sdk/native/HealthBridgeAction.swift', renderSwift(contract)],
    ['sdk/native/HealthBridgeAction.kt', renderKotlin(contract)],
    ['sdk/native/bridge.schema.json', renderSchema(contract)],
    ['sdk/native/ACTIONS.md', renderReference(contract)],
  ];
}

/** The types of all actions, and the properties that the running bridge needs. */
function renderBridgeTypes(contract: Contract): string {
  const { actions, schemas } = contract;
  const declarations = Object.keys(schemas).filter((name) => hasType(schemas[name] as Schema));
  const members = (kind: Action['kind']) =>
    actions
      .filter((action) => action.kind === kind)
      .map((action) => renderTypes(action, contract))
      .join('\n');
  return `${notice}
import * as check from '../bridge/check.ts';
import type { ActionGroup } from '../bridge/action.ts';

${declarations.map((name) => renderDeclaration(name, contract)).join('\n\n')}

/** Actions with one reply. */
export interface BridgeCalls {
${members('call')}
}

/** Actions without a reply. */
export interface BridgeNotes {
${members('notify')}
}

/** Actions that send events until their end; \`result\` is one event. */
export interface BridgeStreams {
${members('stream')}
}

${renderSharedChecks(
  actions.map(({ result }) => result),
  contract,
)}

/** All actions, grouped by what they have in common. */
export const actionGroups: readonly ActionGroup[] = [
${renderGroups(actions)}
];
`;
}

function renderTypes(action: Action, contract: Contract): string {
  const { name, description, kind, timeLimit, only, browser, messaging, result } = action;
  const facts = [
    description,
    kind === 'notify' ? '' : `Time limit: ${timeLimit === 'person' ? 'waits for the person' : `${timeLimit} ms`}.`,
    `In a browser: ${browser ?? 'not supported'}.`,
    messaging ? `In the messaging app: ${messaging}.` : '',
    only && only !== 'web' ? `On ${only} alone.` : '',
  ];
  const fields = [
    `params: ${renderParams(action, contract, '    ')}`,
    ...(kind === 'notify' ? [] : [`result: ${result ? renderType(result, contract, '    ') : 'void'}`]),
  ];
  return `  /** ${facts.filter(Boolean).join(' ')} */\n  ${name}: {\n${fields.map((field) => `    ${field};`).join('\n')}\n  };`;
}

function renderGroups(actions: Action[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, kind, timeLimit, only, result } of actions) {
    const limit = timeLimit === 'person' ? personLimit : timeLimit;
    const facts = [
      `kind: '${kind}'`,
      ...(kind === 'notify' ? [] : [`limit: ${limit}`]),
      ...(only && only !== 'web' ? [`only: '${only}'`] : []),
    ].join(', ');
    groups.set(facts, [...(groups.get(facts) ?? []), `      ${name}: ${result ? renderCheck(result) : 0},`]);
  }
  return [...groups]
    .map(([facts, rows]) => `  {\n    ${facts},\n    results: {\n${rows.join('\n')}\n    },\n  },`)
    .join('\n');
}

/** The properties of each action with its validators and examples, for hosts and tests. */
function renderBridgeActions(contract: Contract): string {
  const { actions } = contract;
  const rows = actions.map(({ name, params, result, example, group: _, ...facts }) => {
    const lines = [
      ...Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
      `params: ${renderCheck(params)}`,
      ...(result ? [`result: ${renderCheck(result)}`] : []),
      `example: ${JSON.stringify(example)}`,
    ];
    return `  ${name}: {\n${lines.map((line) => `    ${line},`).join('\n')}\n  },`;
  });
  return `${notice}
import type { BridgeAction } from '../bridge/action.ts';
import * as check from '../bridge/check.ts';

${renderSharedChecks(
  actions.flatMap(({ params, result }) => [params, result]),
  contract,
)}

/** All actions of the bridge by name. */
export const bridgeActions: { readonly [action: string]: BridgeAction } = {
${rows.join('\n')}
};
`;
}
