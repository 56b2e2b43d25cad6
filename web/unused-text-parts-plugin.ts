import type { Plugin } from 'vite';

/** A function or a method at this indent, with its body. */
const bodyOf = (head: string, indent = '') => RegExp(`\\n${indent}${head}\\([^)]*\\) \\{[\\s\\S]*?\\n${indent}\\}`);

/** What a build leaves out of `@lingui/core`, and what replaces it. */
const unused: [part: RegExp, replacement: string][] = [
  // Dates are formatted by `lib/format`; a text contains them as words.
  [bodyOf('function date'), '\nconst date = undefined;'],
  [bodyOf('function time'), '\nconst time = undefined;'],
  [/,\n {4}date: \(value, format\) => .*\n {4}time: \(value, format\) => .*/, ''],
  [bodyOf('date', '  '), ''],
  // The page sets one language and its messages, and never by the constructor.
  [/\n {4}if \(params\.missing[\s\S]*?\n {4}\}(?=\n {2}\})/, ''],
  [bodyOf('get localeData', '  '), ''],
  [bodyOf('_loadLocaleData', '  '), ''],
  [bodyOf('loadLocaleData', '  '), ''],
  [bodyOf('loadAndActivate', '  '), ''],
  // The catalogs are compiled, and complete: the build and `npm run words` check it.
  [bodyOf('setMessagesCompiler', '  '), ''],
  [/\n {4}if \(process\.env\.NODE_ENV !== "production"\) \{\n {6}this\.setMessagesCompiler[\s\S]*?\n {4}\}/, ''],
  [/\n {4}if \(!this\.locale\) \{[\s\S]*?\n {4}\}/, ''],
  [/\n {4}if \(isString\(translation\)\) \{[\s\S]*?\n {4}\}/, ''],
  [/\n {4}const missing = [\s\S]*?(?=\n {4}let translation)/, ''],
  [/\n {4}const messageMissing = .*/, ''],
];

/** Fields as the library's own build has compiled them, with a helper for each class. */
const field = /__publicField(?:\$1)?\(this, "(\w+)"(?:, (.+))?\);/g;

/**
 * Removes the parts of Lingui that no page of a build uses.
 * @throws Error if a part is not there any more
 */
export function withoutUnusedTextParts(code: string): string {
  const left = unused.reduce((rest, [part, replacement]) => {
    if (!part.test(rest)) throw new Error(`@lingui/core has other parts now: ${part}`);
    return rest.replace(part, replacement);
  }, code);
  return left.replace(field, (_, name: string, value = 'undefined') => `this.${name} = ${value};`);
}

/** Leaves them out: a bundler keeps them as the methods of a class that is in use. */
export const unusedTextParts = (): Plugin => ({
  name: 'unused-text-parts',
  apply: 'build',
  transform: { filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ }, handler: withoutUnusedTextParts },
});
