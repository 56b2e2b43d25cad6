/** Rules for the texts that people read. */
import { isWithin, literalsIn, textOf } from './literals.mjs';

/** Two letters in a row, or a Chinese character. */
const readable = /[A-Za-z]{2}|[一-鿿]/;
/** Begins with a capital or with Chinese, or has three words: not the name of a class, a key or a state. */
const sentence = /^[^A-Za-z一-鿿]*(?:[A-Z][a-z]|[A-Z]\d* [a-z]|[a-z]+ [a-z]+ [a-z]|[一-鿿])/;
/** A constant that a component may show. Lists of lower-case words are for programs. */
const shown = /^[^a-z].* |[一-鿿]/s;

const readAttributes = /^(?:title|alt|label|placeholder|hint|heading|text|aria-label|aria-description)$/;
/** Attributes for programs, and those of `<Trans>` and `<Plural>`. */
const otherAttributes = /^(?:on[A-Z].*|className|style|d|_\d|context|zero|one|two|few|many|other)$/;
const readProperties = /^(?:label|title|text|detail|name|hint|heading|description|placeholder|alt|advice)$/;

const isTranslated = (node) =>
  isWithin(
    node,
    ({ type, openingElement }) => type === 'JSXElement' && /^(?:Trans|Plural)$/.test(openingElement.name.name ?? ''),
  );

export const untranslatedText = {
  create(context) {
    const report = (node, remedy) => context.report({ node, message: `This text has no translation: ${remedy}.` });
    const element = 'wrap it in <Trans> of @lingui/react/macro';
    const value = 'use t`…` of useLingui from @lingui/react/macro';
    const reportIn = (expression, test, remedy) => {
      for (const literal of literalsIn(expression)) if (test(textOf(literal))) report(literal, remedy);
    };
    const isReadable = (text) => readable.test(text);
    const isSentence = (text) => sentence.test(text);
    return {
      JSXText(node) {
        if (isReadable(node.value) && !isTranslated(node)) report(node, element);
      },
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type !== 'JSXAttribute') reportIn(expression, isReadable, element);
      },
      JSXAttribute(node) {
        const name = node.name.name;
        if (readAttributes.test(name)) reportIn(node.value, isReadable, value);
        else if (!otherAttributes.test(name)) reportIn(node.value, isSentence, value);
      },
      CallExpression({ callee, arguments: [text] }) {
        if (callee.name === 'showToast') reportIn(text, () => true, value);
      },
      AssignmentExpression({ left, right }) {
        if (!/(?:^|\.)document\.title$/.test(context.sourceCode.getText(left))) return;
        reportIn(right, () => true, 'the row of a screen has its title');
      },
      Property({ key, value: text }) {
        if (!readProperties.test(key.name ?? key.value)) return;
        reportIn(text, isSentence, 'use t`…` of useLingui, or msg`…` of @lingui/core/macro');
      },
      VariableDeclarator({ init }) {
        reportIn(
          init,
          (text) => isSentence(text) && shown.test(text),
          'use t`…` of useLingui, or msg`…` of @lingui/core/macro',
        );
      },
    };
  },
};

export const oneLinguiHook = {
  create(context) {
    return {
      ImportSpecifier(node) {
        if (node.imported.name !== 'useLingui') return;
        if (node.local.name === 'useLingui' && node.parent.source.value !== '@lingui/react') return;
        context.report({
          node,
          message: 'One hook gives t and i18n: use useLingui of @lingui/react/macro, under its name.',
        });
      },
    };
  },
};

export const serverText = {
  create(context) {
    const isEnglish = (node) => /^[\w.?!]*[a-z]En$/.test(context.sourceCode.getText(node));
    const isField = (node) => /^[\w.?!]+$/.test(context.sourceCode.getText(node));
    return {
      ConditionalExpression(node) {
        if (!isEnglish(node.consequent) && !(isField(node.consequent) && isEnglish(node.alternate))) return;
        context.report({
          node,
          message:
            'The other language may be missing: use ServerText of platform/i18n, or text, name and pick of useFormat.',
        });
      },
    };
  },
};

export const unsafeMarkup = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Text becomes markup by the sanitiser alone: use RichText of ui/rich-text.',
      });
    return {
      AssignmentExpression({ left }) {
        if (/^(?:innerHTML|outerHTML|srcdoc)$/.test(left.property?.name ?? '')) report(left);
      },
      CallExpression({ callee }) {
        const name = callee.property?.name ?? '';
        if (/^(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/.test(name)) report(callee);
        if (/^(?:write|writeln)$/.test(name) && callee.object.name === 'document') report(callee);
      },
    };
  },
};
