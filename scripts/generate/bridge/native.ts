import { codes } from '../../../sdk/src/bridge/error-codes.ts';
import { type Action, type Contract, variantsOf } from './actions.ts';

/** The error codes that a native app may send; only the page creates the others. */
const hostCodes = codes.filter((code) => code !== 'bad reply' && code !== 'transport');

/** The actions of the iOS app. */
export function renderSwift(contract: Contract): string {
  const actions = offeredBy(contract, 'ios');
  return `// Written by npm run generate. Do not edit.

/// The actions that a page may request. See PROTOCOL.md; any other name gets the reply 'not supported'.
public enum HealthBridgeAction: String, CaseIterable {
${actions.map(({ name, description }) => `    /// ${description}\n    case ${name}`).join('\n')}

    public enum Kind { case call, notify, stream }

    public var kind: Kind {
        switch self {
        case ${names(actions, ({ kind }) => kind === 'notify')}: return .notify
        case ${names(actions, ({ kind }) => kind === 'stream')}: return .stream
        default: return .call
        }
    }

    /// Waits for a person: the page gives up after ten minutes on the screen.
    public var waitsForPerson: Bool {
        switch self {
        case ${names(actions, ({ timeLimit }) => timeLimit === 'person')}: return true
        default: return false
        }
    }
}

/// Screens that \`openNativePage\` opens.
public enum HealthNativePage: String, CaseIterable {
${pagesOf(contract)
  .map(([name, { description }]) => `    /// ${description}\n    case ${name}`)
  .join('\n')}
}

/// Why a call fails, the \`code\` of an error.
public enum HealthBridgeErrorCode: String, CaseIterable {
${hostCodes.map((code) => `    case ${camel(code)}${camel(code) === code ? '' : ` = "${code}"`}`).join('\n')}
}
`;
}

/** The actions of the Android app. */
export function renderKotlin(contract: Contract): string {
  const entries = offeredBy(contract, 'android').map(({ name, description, kind, timeLimit }) => {
    const limit = timeLimit === 'person' ? ', waitsForPerson = true' : '';
    return `    /** ${description} */\n    ${constant(name)}("${name}", Kind.${kind.toUpperCase()}${limit})`;
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

    enum class Kind(val wireName: String) { CALL("call"), NOTIFY("notify"), STREAM("stream") }

    companion object {
        private val byName = values().associateBy { it.wireName }

        fun named(wireName: String): HealthBridgeAction? = byName[wireName]
    }
}

/** Screens that \`openNativePage\` opens. */
enum class HealthNativePage(val wireName: String) {
${pagesOf(contract)
  .map(([name, { description }]) => `    /** ${description} */\n    ${constant(name)}("${name}")`)
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

function offeredBy({ actions }: Contract, platform: 'ios' | 'android'): Action[] {
  return actions.filter(({ only }) => only === undefined || only === platform);
}

function pagesOf({ schemas }: Contract) {
  return variantsOf(schemas.NativePage ?? {}).variants;
}

function names(actions: Action[], wanted: (action: Action) => boolean): string {
  return actions
    .filter(wanted)
    .map(({ name }) => `.${name}`)
    .join(', ');
}

function constant(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function camel(words: string): string {
  return words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
