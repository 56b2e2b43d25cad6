import { describe, expect, it } from 'vitest';
import { redact, redactCause } from '../src/pipeline/redact.ts';

const secrets = { token: 'abcd', query: '?phone=13800000000' };

describe('redact', () => {
  it('every token and query of a text is hidden', () => {
    expect(redact('abcd /x?phone=13800000000 abcd', secrets)).toBe('hidden /x?hidden hidden');
  });

  it('a token of three characters is no secret, because other words contain it', () => {
    expect(redact('the message', { token: 'mes', query: undefined })).toBe('the message');
  });

  it('without a token and a query a text stays as it is', () => {
    expect(redact('abcd', { token: undefined, query: undefined })).toBe('abcd');
  });
});

describe('redactCause', () => {
  const nested = (depth: number): Error =>
    new RangeError(`${depth} abcd`, depth > 1 ? { cause: nested(depth - 1) } : undefined);

  it('four nested causes are kept without the token', () => {
    const messages: string[] = [];
    let fault = redactCause(nested(6), secrets);
    for (; fault; fault = fault.cause as Error | undefined) messages.push(`${fault.name}: ${fault.message}`);
    expect(messages).toEqual([6, 5, 4, 3].map((depth) => `RangeError: ${depth} hidden`));
  });

  it('the stack is kept without the token', () => {
    const fault = new TypeError('fetch abcd failed');
    const copy = redactCause(fault, secrets);
    expect(copy?.stack).toBe(fault.stack?.replace('abcd', 'hidden'));
    expect(copy?.stack).toContain('redact.test.ts');
  });

  it('what is no error is dropped', () => {
    expect(redactCause('abcd', secrets)).toBeUndefined();
  });
});
