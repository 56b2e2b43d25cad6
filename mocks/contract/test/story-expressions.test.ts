import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, holds, resolve, type Scope } from '../stories/expression.ts';

const scope: Scope = {
  inputs: { code: '123456' },
  steps: { login: { outputs: { user: { name: 'Ann' }, name: 'Ann' } } },
  statusCode: 200,
  request: { body: { amount: 5 } },
  response: { body: { success: true, data: { list: [{ id: 'b' }], none: null, zero: 0, 'a/b~c': 1 } } },
};

it.each([
  ['$statusCode', 200],
  ['$inputs.code', '123456'],
  ['$steps.login.outputs.user', { name: 'Ann' }],
  ['$steps.login.outputs.nothing', undefined],
  ['$steps.constructor.outputs.name', undefined],
  ['$request.body#/amount', 5],
  ['$response.body#/data/list/0/id', 'b'],
  ['$response.body#/data/list/1/id', undefined],
  ['$response.body#/data/list/length', undefined],
  ['$response.body#/data/a~1b~0c', 1],
  ['$response.body', scope.response?.body],
])('%s is %j', (expression, value) => {
  expect(evaluate(expression, scope)).toEqual(value);
});

it('a pointer finds every value of any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const check = (value: unknown, pointer: string): void => {
        expect(evaluate(`$response.body#${pointer}`, { ...scope, response: { body } })).toBe(value);
        if (typeof value !== 'object' || value === null) return;
        for (const [name, field] of Object.entries(value))
          check(field, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      };
      check(body, '');
    }),
  );
});

it('expressions in a value are replaced at any depth, as a whole or within a text', () => {
  expect(resolve({ a: ['$inputs.code', { b: 'by {$steps.login.outputs.name}' }], c: '$5', d: 1 }, scope)).toEqual({
    a: ['123456', { b: 'by Ann' }],
    c: '$5',
    d: 1,
  });
});

describe('a condition', () => {
  it.each([
    ["$steps.login.outputs.name == 'ANN'", true],
    ['$request.body#/amount >= 5 && $request.body#/amount < 6', true],
    ["'2026-11-20' < '2026-11-21'", true],
    ["$request.body#/amount == '5'", false],
    ["$request.body#/amount < '6'", false],
    ['$response.body#/data/none == null', true],
    ['$response.body#/data/nothing == null', false],
    ['$response.body#/data/nothing != 1', false],
    ['!$response.body#/data/nothing', true],
    ['!$response.body#/data/zero', true],
    ["'it''s' == 'it''s'", true],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['!(1 == 2)', true],
  ])('%s is %s', (condition, value) => {
    expect(holds(condition, scope)).toBe(value);
  });

  it.each(['', '1 ==', '(true', 'true)', 'true true', '1 = 1', '$cookie == 1', 'true || $cookie'])(
    '%j is refused',
    (condition) => {
      expect(() => holds(condition, scope)).toThrow(SyntaxError);
    },
  );

  it('any combination of conditions means what it means in JavaScript', () => {
    const { tree } = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
      leaf: fc.oneof(
        fc.constantFrom('true', 'false'),
        fc
          .tuple(
            fc.integer({ min: -9, max: 9 }),
            fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
            fc.integer({ max: 9 }),
          )
          .map((parts) => parts.join(' ')),
      ),
      tree: fc.oneof(
        { depthSize: 'small' },
        tie('leaf'),
        tie('tree').map((inner) => `!(${inner})`),
        fc
          .tuple(tie('tree'), fc.constantFrom('&&', '||'), tie('tree'))
          .map(([left, operator, right]) => `(${left}) ${operator} ${right}`),
      ),
    }));
    fc.assert(
      fc.property(tree, (condition) => {
        // biome-ignore lint/security/noGlobalEval: it is the reference, and only sees what this test makes
        expect(holds(condition, scope)).toBe(globalThis.eval(condition));
      }),
    );
  });
});
