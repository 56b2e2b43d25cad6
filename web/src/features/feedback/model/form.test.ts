import { describe, expect, it } from 'vitest';
import { emptyForm, readContact, readForm } from './form.ts';

const form = { type: 'suggestion', text: '希望食物列表可以按最近吃过的排序。', contact: '' } as const;

describe('the input of the call', () => {
  it('feedback is sent with the trimmed text and the uploaded pictures', () => {
    const pictures = [{ status: 'done', address: '/feedback/weight-chart.svg' }] as const;
    expect(readForm({ ...form, text: `  ${form.text}\n`, contact: ' 138 0000 1234 ' }, [...pictures])).toEqual({
      input: { type: 'suggestion', text: form.text, pictures: ['/feedback/weight-chart.svg'], contact: '13800001234' },
      problems: {},
    });
  });

  it('an invalid feedback form has no input and reports a problem for each field', () => {
    expect(readForm({ ...emptyForm, contact: 'me' }, [{ status: 'uploading' }])).toEqual({
      problems: {
        type: 'type-missing',
        text: 'text-short',
        contact: 'contact-wrong',
        pictures: 'pictures-sending',
      },
    });
    expect(readForm(form, [{ status: 'failed' }]).problems).toEqual({ pictures: 'pictures-failed' });
  });

  it.each([
    ['a'.repeat(9), 'text-short'],
    [`   ${'a'.repeat(9)}   `, 'text-short'],
    ['a'.repeat(10), undefined],
    ['🍎'.repeat(500), undefined],
    ['a'.repeat(501), 'text-long'],
  ])('the length of %.12s … is checked in characters', (text, problem) => {
    expect(readForm({ ...form, text }, []).problems.text).toBe(problem);
  });
});

describe('a contact', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['13800001234', '13800001234'],
    ['１３８００００１２３４', '13800001234'],
    ['138-0000-1234', '13800001234'],
    ['+44 20 7946 0018', '+442079460018'],
    ['(021) 5555-1234', '02155551234'],
    ['lin.xiao@mail.example', 'lin.xiao@mail.example'],
  ])('%s is a valid contact', (typed, contact) => expect(readContact(typed)).toBe(contact));

  it.each([
    '1380000123',
    '138000012345',
    'me',
    'me@mail',
    '@mail.example',
    'a b@mail.example',
    'me@mail..example',
    `${'m'.repeat(50)}@mail.example`,
  ])('%s is not a valid contact', (typed) => expect(readContact(typed)).toBeUndefined());
});
