import { expect, test } from 'vitest';
import { maxBytes, rejectionOf } from './pictures.ts';

test('pictures of a known unsupported type are refused', () => {
  const refusals = {
    'data:image/png;base64,AAAA': undefined,
    'data:image/jpeg;base64,AAAA': undefined,
    'data:image/svg+xml;base64,AAAA': 'kind',
    'data:text/html,x': 'kind',
    'https://app.example/pictures/1.HEIC': undefined,
    'https://app.example/pictures/1.gif?size=2': 'kind',
    'https://app.example/pictures/41': undefined,
    'https://app.example': undefined,
    'blob:https://app.example/6b0c.9': undefined,
  };
  for (const [url, refusal] of Object.entries(refusals)) expect([url, rejectionOf({ url })]).toEqual([url, refusal]);
});

test('pictures of more than 10 MB are refused', () => {
  expect(rejectionOf({ url: 'blob:x', bytes: maxBytes })).toBeUndefined();
  expect(rejectionOf({ url: 'blob:x', bytes: maxBytes + 1 })).toBe('size');
  const text = 'A'.repeat(Math.ceil(((maxBytes + 3) * 4) / 3 / 4) * 4);
  expect(rejectionOf({ url: `data:image/png;base64,${text}` })).toBe('size');
});
