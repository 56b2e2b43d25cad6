import fc from 'fast-check';

/** Places where a component gives a text to a person; `TEXT` stands for the text. */
const places = {
  'an element': '<p>TEXT</p>',
  'an element, after an entity': '<p>&nbsp;TEXT</p>',
  'an element, after another one': '<p><b>·</b> TEXT</p>',
  'an element of several lines': '<p>\n    TEXT\n  </p>',
  ...Object.fromEntries(
    ['aria-label', 'title', 'placeholder', 'alt', 'label'].map((name) => [name, `<i ${name}="TEXT" />`]),
  ),
  'an expression of an attribute': "<i title={'TEXT'} />",
  'a template in an attribute': '<i title={`TEXT`} />',
  'a template in an attribute, after a value': `<i title={\`\${n} TEXT\`} />`,
  'the first branch in an attribute': "<i title={on ? 'TEXT' : x} />",
  'the second branch in an attribute': "<i title={on ? x : 'TEXT'} />",
  'the branch beside a translation': "<i title={on ? t`Yes` : 'TEXT'} />",
  'the last of three branches': "<i title={on ? x : n ? x : 'TEXT'} />",
  'a condition in an attribute': "<i title={on && 'TEXT'} />",
  'a default in a branch': "<i title={on ? x : (x ?? 'TEXT')} />",
  'a default in an attribute': "<i title={x ?? 'TEXT'} />",
  'an expression': "<p>{'TEXT'}</p>",
  'the first branch': "<p>{on ? 'TEXT' : x}</p>",
  'the second branch': "<p>{on ? <b>·</b> : 'TEXT'}</p>",
  'a condition': "<p>{on && 'TEXT'}</p>",
  'a default': "<p>{x ?? 'TEXT'}</p>",
  'a template': `<p>{\`TEXT \${n}\`}</p>`,
  'a template, after a value': `<p>{\`\${n} TEXT\`}</p>`,
  'a sum': "<p>{'TEXT ' + n}</p>",
  'a sum, after a value': "<p>{n + ' TEXT'}</p>",
  'a sum in the middle': "<p>{n + ' TEXT ' + x}</p>",
  'a sum in an attribute': "<i title={'TEXT ' + n} />",
  'a joined list': "<p>{[n, 'TEXT'].join(' ')}</p>",
  'a joined list without its empty items': "<p>{[x && 'TEXT', n].filter(Boolean).join(', ')}</p>",
  'a template in a branch': `<p>{on ? \`\${n} TEXT\` : x}</p>`,
};

/** Places outside elements. There, the rule recognises only a text with a capital letter or in Chinese. */
const calls = {
  'a property of a component': 'export const A = () => <EmptyState advice="TEXT" />;',
  'a toast': "showToast('TEXT');",
  'a sum in a toast': "showToast('TEXT ' + n);",
  'a branch of a toast': "showToast(on ? t`Yes` : 'TEXT');",
  'a table': "export const rows = [{ title: 'TEXT' }];",
  'a branch in a table': "export const rows = [{ title: on ? x : 'TEXT' }];",
  'a constant for a component': "const advice = 'TEXT';\nexport const A = () => <EmptyState advice={advice} />;",
};

const word = fc.string({ unit: fc.constantFrom(...Array.from('aeiorstnl')), minLength: 2, maxLength: 8 });
const rest = fc.array(word, { minLength: 2, maxLength: 6 }).map((words) => words.join(' '));
const characters = fc.string({
  unit: fc.constantFrom(...Array.from('食物血糖正常今天每餐')),
  minLength: 1,
  maxLength: 12,
});
const sentence = fc.oneof(
  fc.tuple(fc.constantFrom('A', 'I', 'Planted', 'B12', '“None'), rest).map((parts) => parts.join(' ')),
  characters,
);
const anyText = fc.oneof(
  sentence,
  rest,
  fc.tuple(fc.nat(99), rest).map((parts) => parts.join(' ')),
);

function faultsIn(name: string, code: string, text: fc.Arbitrary<string>, place: number) {
  const texts = fc.sample(text, { numRuns: 6, seed: place });
  return texts.map((planted, index): [string, [string, string, RegExp]] => [
    `"${planted}" in ${name}`,
    [
      `web/src/features/texts/${name.replaceAll(/\W+/g, '-')}-${index}.tsx`,
      code.replace('TEXT', planted),
      /This text has no translation/,
    ],
  ]);
}

/** Random texts in all places. */
export const untranslatedTexts = Object.fromEntries([
  ...Object.entries(places).flatMap(([name, element], place) =>
    faultsIn(name, `export const A = () => ${element};`, anyText, place),
  ),
  ...Object.entries(calls).flatMap(([name, code], place) => faultsIn(name, code, sentence, place)),
]);
