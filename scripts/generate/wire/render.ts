import { readFileSync } from 'node:fs';
import type { Bundle, Envelope } from '../../../openapi/document.ts';
import { envelopeOf } from '../description.ts';
import { isAsDescribed, readWireTable } from './table.ts';

const codec = readFileSync(new URL('./codec.ts', import.meta.url), 'utf8');

/** The parts that the reader and the writer of replies need, in addition to the names of the envelope. */
const PARTS = {
  sdk: { encodeInput: 'input', decodeData: 'data' },
  mock: { decodeInput: 'input', encodeData: 'data' },
} as const;

/**
 * A function that reads the envelope. If the success flag is a boolean, a failure has the opposite value, and any other value is no
 * envelope. If it is not a boolean, any value other than success means a failure.
 */
function readerOf({ success: { name, value }, data, code, message, reasons }: Envelope): string {
  const from = (property: string) =>
    `body[${JSON.stringify(property)}]`.replace(/^body\["([A-Za-z_]\w*)"\]$/, 'body.$1');
  const flag = from(name);
  const success = `${flag} === ${JSON.stringify(value)}`.replaceAll('"', "'");
  const failure = typeof value === 'boolean' ? `${flag} === ${!value}` : `${flag} !== undefined && !(${success})`;
  return `
/** The parts of a reply, by their meaning. */
export const readEnvelope = (body: Record<string, unknown>) => ({
  isSuccess: ${success},
  isFailure: ${failure},
  data: ${from(data)} ?? null,
  code: ${from(code)},
  message: ${from(message)},
  reasons: ${reasons === undefined ? 'undefined' : from(reasons)},
});
`;
}

const differsLine = (differs: boolean) =>
  `\n/** Whether replies travel in another form than the code of the mock makes. */\nexport const differs: boolean = ${differs};\n`;

/** Prints the wire format of requests and replies: the envelope, and functions that convert input and data. */
export function renderWire(bundle: Bundle, side: keyof typeof PARTS): string {
  const table = readWireTable(bundle);
  const functions = Object.entries(PARTS[side]).map(([name, end]) => {
    const direction = name.startsWith('encode') ? 'encode' : 'decode';
    const doc = `/** The ${end} of an operation in the form ${direction === 'encode' ? 'of the wire' : 'of the description'}. */`;
    return table
      ? `${doc}\nexport const ${name} = <T>(operation: string, value: T): T =>\n  convert(value, table.operations[operation]?.${end}, '${direction}', table) as T;`
      : `${doc}\nexport const ${name} = <T>(_operation: string, value: T): T => value;`;
  });
  const envelope = JSON.stringify(envelopeOf(bundle), null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");
  return `// Written by npm run generate. Do not edit.

/** The names of the envelope's properties. A reply with this value of \`success\` holds data. */
export const envelope = ${envelope} as const;
${side === 'mock' ? differsLine(!isAsDescribed(bundle)) : readerOf(envelopeOf(bundle))}
${functions.join('\n\n')}
${table ? `\nconst table: WireTable = ${JSON.stringify(table, null, 1)};\n\n${codec.replaceAll('export ', '')}` : ''}`;
}
