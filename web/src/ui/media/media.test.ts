import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { colourOf, initialsOf } from './initials.ts';
import { pathOf, quietZone } from './qr.ts';

test('a Chinese name is shortened to its end, other names to their initials', () => {
  const names = ['林小', '王桂芳', '欧阳娜娜', '芳', 'Bob', 'mary ann o’Neill', '  ', '😀 Smile', '李 Lei'];
  expect(names.map(initialsOf)).toEqual(['小', '芳', '娜', '芳', 'B', 'MO', '', '😀S', '李L']);
});

test('a name always has the same colour', () => {
  expect(colourOf('王桂芳', 3)).toBe(colourOf('王桂芳', 3));
  expect(new Set(['林小', '陈立', '苏梅', '王桂芳', 'Bob'].map((name) => colourOf(name, 3))).size).toBeGreaterThan(1);
});

test('the path of a QR code draws exactly its modules', () => {
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
