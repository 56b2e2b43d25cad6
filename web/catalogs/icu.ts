import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export interface ReadMessage {
  /** What people read: of a choice its general branch, without tags and inserted values. */
  text: string;
  /** What a translation has to keep: placeholders, tags, and the branches that mean the same in each language. */
  parts: Set<string>;
}

/** @throws an error of the parser for a message that is no ICU MessageFormat */
export function readMessage(message: string): ReadMessage {
  const read: ReadMessage = { text: '', parts: new Set() };
  visit(compileMessageOrThrow(message), read, true);
  return read;
}

function visit(message: CompiledMessage, read: ReadMessage, isGeneral: boolean): void {
  for (const token of message) {
    if (typeof token === 'string') {
      const tags = /<\/?\d+\/?>/g;
      for (const [tag] of token.matchAll(tags)) read.parts.add(tag);
      if (token === '#') read.parts.add('#');
      if (isGeneral) read.text += token.replace(tags, '');
      continue;
    }
    const [name, type, branches] = token;
    read.parts.add(`{${name}}`);
    if (typeof branches !== 'object' || branches === null) continue;
    for (const [key, branch] of Object.entries(branches as Record<string, string | CompiledMessage>)) {
      // The words of plurals (one, few, other) follow the language, exact numbers do not.
      if (type === 'select' || /^\d+$/.test(key)) read.parts.add(`{${name}, ${key}}`);
      if (key !== 'offset') visit([branch].flat() as CompiledMessage, read, isGeneral && key === 'other');
    }
  }
}
