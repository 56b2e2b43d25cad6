import { nativePages } from '../../sdk/src/bridge/actions/native-pages.ts';
import type { ActionRow, ActionRows, Shape } from '../../sdk/src/bridge/actions/row.ts';
import { shapes } from '../../sdk/src/bridge/actions/shapes.ts';
import { codes } from '../../sdk/src/bridge/errors.ts';
import { shapeName, typeOfShape } from './bridge-types.ts';

/** The error codes that a native app may send; only the page creates `bad reply`. */
const hostCodes = codes.filter((code) => code !== 'bad reply');

type Entry = [name: string, row: ActionRow];

/** The actions of the iOS app. */
export function renderSwift(rows: ActionRows): string {
  const entries = offeredBy(rows, 'ios');
  return `// Written by npm run generate. Do not edit.

/// The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'.
public enum HealthBridgeAction: String, CaseIterable {
${entries.map(([name, row]) => `    /// ${row.doc}\n    case ${name}`).join('\n')}

    public enum Kind { case call, notify, stream }

    public var kind: Kind {
        switch self {
        case ${names(entries, (row) => row.kind === 'notify')}: return .notify
        case ${names(entries, (row) => row.kind === 'stream')}: return .stream
        default: return .call
        }
    }

    /// Waits for a person: the page gives up after ten minutes on the screen.
    public var waitsForPerson: Bool {
        switch self {
        case ${names(entries, (row) => row.limit === 'person')}: return true
        default: return false
        }
    }
}

/// Screens that \`openNativePage\` opens.
public enum HealthNativePage: String, CaseIterable {
${Object.entries(nativePages)
  .map(([name, { doc }]) => `    /// ${doc}\n    case ${name}`)
  .join('\n')}
}

/// Why a call fails, the \`code\` of an error.
public enum HealthBridgeErrorCode: String, CaseIterable {
${hostCodes.map((code) => `    case ${camel(code)}${camel(code) === code ? '' : ` = "${code}"`}`).join('\n')}
}
`;
}

/** The actions of the Android app. */
export function renderKotlin(rows: ActionRows): string {
  const entries = offeredBy(rows, 'android').map(([name, row]) => {
    const limit = row.limit === 'person' ? ', waitsForPerson = true' : '';
    return `    /** ${row.doc} */\n    ${constant(name)}("${name}", Kind.${(row.kind ?? 'call').toUpperCase()}${limit})`;
  });
  return `// Written by npm run generate. Do not edit.
package app.health.bridge

/** The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'. */
enum class HealthBridgeAction(
    /** Its name in messages. */
    val wireName: String,
    val kind: Kind,
    /** Waits for a person: the page gives up after ten minutes on the screen. */
    val waitsForPerson: Boolean = false
) {
${entries.join(',\n')};

    enum class Kind { CALL, NOTIFY, STREAM }

    companion object {
        private val byName = values().associateBy { it.wireName }

        fun named(wireName: String): HealthBridgeAction? = byName[wireName]
    }
}

/** Screens that \`openNativePage\` opens. */
enum class HealthNativePage(val wireName: String) {
${Object.entries(nativePages)
  .map(([name, { doc }]) => `    /** ${doc} */\n    ${constant(name)}("${name}")`)
  .join(',\n')};

    companion object {
        private val byName = values().associateBy { it.wireName }

        fun named(wireName: String): HealthNativePage? = byName[wireName]
    }
}

/** Why a call fails, the \`code\` of an error. */
enum class HealthBridgeErrorCode(val wireName: String) {
${hostCodes.map((code) => `    ${constant(camel(code))}("${code}")`).join(',\n')}
}
`;
}

/** The reference of all actions for readers, with their parameters and results. */
export function renderActionList(groups: Record<string, ActionRows>): string {
  const sections = Object.entries(groups).map(
    ([group, rows]) => `## ${group}\n\n${Object.entries(rows).map(renderEntry).join('\n\n')}`,
  );
  return `<!-- Written by npm run generate. Do not edit. -->
# Actions of the bridge

The actions that a page may request from a host. Messages are described in \`PROTOCOL.md\`. Limits are in ms; "person" waits
for a person, ten minutes on the screen at most.

${sections.join('\n\n')}

## Shared types

${Object.entries(shapes)
  .map(([name, shape]) => `**${name}**${code(shape, true)}`)
  .join('\n\n')}
`;
}

function renderEntry([name, row]: Entry): string {
  const facts = [
    row.kind ?? 'call',
    row.kind === 'notify' ? undefined : `limit ${row.limit ?? 10_000}`,
    { ios: 'iOS alone', android: 'Android alone', web: 'browsers alone' }[row.only as 'ios'] ?? 'iOS and Android',
    `browser: ${row.browser ?? 'not supported'}`,
    row.messaging && `messaging app: ${row.messaging}`,
  ];
  const parts = [
    `### ${name}`,
    row.doc,
    `_${facts.filter(Boolean).join(' · ')}_`,
    row.params && `Takes${code(row.params)}`,
    row.variants && variantList(row.variants),
    row.result && `${row.kind === 'stream' ? 'Each event' : 'Gives'}${code(row.result)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function variantList({ field, of }: NonNullable<ActionRow['variants']>): string {
  const lines = Object.entries(of).map(([name, { doc, params }]) => {
    const fields = Object.entries(params ?? {}).map(([key, shape]) => `\`${key}: ${typeOfShape(shape, '')}\``);
    return `| \`${name}\` | ${doc} | ${fields.join(', ').replaceAll('|', '\\|')} |`;
  });
  return [`| \`${field}\` | what it is | \`params\` |`, '| --- | --- | --- |', ...lines].join('\n');
}

function code(shape: Shape, expand = false): string {
  const name = expand ? undefined : shapeName(shape);
  return name ? ` \`${name}\`` : `\n\n\`\`\`\n${typeOfShape(expand ? { ...(shape as object) } : shape, '')}\n\`\`\``;
}

function offeredBy(rows: ActionRows, platform: 'ios' | 'android'): Entry[] {
  return Object.entries(rows).filter(([, row]) => row.only === undefined || row.only === platform);
}

function names(entries: Entry[], wanted: (row: ActionRow) => boolean): string {
  return entries
    .filter(([, row]) => wanted(row))
    .map(([name]) => `.${name}`)
    .join(', ');
}

function constant(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function camel(words: string): string {
  return words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
