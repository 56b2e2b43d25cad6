import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { maxBytes, rejectionOf } from '../upload/pictures.ts';
import { colourOf, initialsOf } from './initials.ts';
import { pathOf, quietZone } from './qr.ts';

test('a Chinese name is shortened to its end, other names to their initials', () => {
  const names = ['林小', '王桂芳', '欧阳娜娜', '芳', 'Bob', 'mary ann o’Neill', '  ', '😀 Smile', '李 Lei'];
  expect(names.map(initialsOf)).toEqual(['小', '桂芳', '娜娜', '芳', 'B', 'MO', '', '😀S', '李L']);
});

test('a name always has the same colour', () => {
  expect(colourOf('王桂芳', 3)).toBe(colourOf('王桂芳', 3));
  expect(new Set(['林小', '陈立', '苏梅', '王桂芳', 'Bob'].map((name) => colourOf(name, 3))).size).toBeGreaterThan(1);
});

test('pictures of a known other kind are refused', () => {
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

test('the path draws the code, module by module', () => {
  for (const text of ['https://h5.health-app.example/sugar-control', '家人健康', 'x'.repeat(1000)]) {
    const modules = encode(text, { ecc: 'M', border: 0 }).data;
    expect(modulesOf(pathOf(modules), modules.length)).toEqual(modules);
  }
});

/** Converts the rectangles of the path to modules. */
function modulesOf(path: string, side: number): boolean[][] {
  const modules = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const runs = [...path.matchAll(/M(\d+),(\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number));
  expect(runs.map(([x, y, width]) => `M${x},${y}h${width}v1h-${width}z`).join('')).toBe(path);
  for (const [x = 0, y = 0, width = 0] of runs) {
    (modules[y - quietZone] as boolean[]).fill(true, x - quietZone, x - quietZone + width);
  }
  return modules;
}
