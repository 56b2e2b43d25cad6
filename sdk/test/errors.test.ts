import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type BusinessError, HealthError, isHealthError } from '../src/index.ts';

it('a HealthError is printed with its name', () => {
  expect(inspect(new HealthError('timeout', 'late'))).toMatch(/^HealthError: late\n/);
});

describe('isHealthError', () => {
  const late: unknown = new HealthError('timeout', 'late');

  it('isHealthError recognises a HealthError, also by kind and code', () => {
    const changed = new HealthError('business', '金额有变', { status: 200, code: 'AMOUNT_CHANGED', serverMessage: '' });
    expect(isHealthError(late)).toBe(true);
    expect(isHealthError(late, 'timeout')).toBe(true);
    expect(isHealthError(late, 'network')).toBe(false);
    expect(isHealthError(changed as unknown, 'business', 'AMOUNT_CHANGED')).toBe(true);
    expect(isHealthError(changed as unknown, 'business', 'PAID')).toBe(false);
  });

  it.each([
    undefined,
    null,
    'HealthError',
    new TypeError('x'),
    { name: 'HealthError', kind: 'timeout' },
    Object.assign(new Error('late'), { name: 'HealthError', kind: 'timeout' }),
  ])('isHealthError does not recognise %s', (value) => {
    expect(isHealthError(value)).toBe(false);
  });

  it('isHealthError recognises an error of another realm and another copy of the package', async () => {
    const { outputFiles } = await build({
      entryPoints: [new URL('../src/errors.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'sdk',
    });
    const foreign = runInNewContext(`${outputFiles[0]?.text}; new sdk.HealthError('network', 'no reply')`);
    expect(foreign).not.toBeInstanceOf(Error);
    expect(isHealthError(foreign, 'network')).toBe(true);
  });

  it('isHealthError narrows the type of an error by its kind', () => {
    const error = late as HealthError;
    if (isHealthError(error, 'http')) expectTypeOf(error.status).toEqualTypeOf<number>();
    if (error.kind === 'http') expectTypeOf(error.status).toEqualTypeOf<number>();
    if (isHealthError(late, 'login-expired')) expectTypeOf(late.code).toEqualTypeOf<string>();
    if (error.kind === 'bridge') expectTypeOf(error.code).not.toEqualTypeOf<string>();
    expect([isHealthError(late, 'timeout'), isHealthError(late, 'http')]).toEqual([true, false]);
  });

  it('isHealthError narrows the type of an error by its code, and accepts only codes of the type', () => {
    const error = late as HealthError<'AMOUNT_CHANGED' | 'PAID'> | null;
    if (isHealthError(error, 'business')) expectTypeOf(error).toEqualTypeOf<BusinessError<'AMOUNT_CHANGED' | 'PAID'>>();
    if (isHealthError(error, 'business', 'PAID')) expectTypeOf(error.code).toEqualTypeOf<'PAID'>();
    // @ts-expect-error no failure of this type has this code
    expect(isHealthError(error, 'business', 'SOLD')).toBe(false);
  });

  it('isHealthError accepts only codes of the API if the type names no code', () => {
    if (isHealthError(late, 'business', 'NOT_MEMBER')) expectTypeOf(late.code).toEqualTypeOf<'NOT_MEMBER'>();
    // @ts-expect-error no operation has this code
    expect(isHealthError(late, 'business', 'ANY_CODE')).toBe(false);
  });
});
