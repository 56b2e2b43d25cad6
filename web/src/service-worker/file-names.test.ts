import { expect, test } from 'vitest';
import { fileOf, pathOf, plainName, withImportsOf } from './file-names.ts';

test('only a path below the folder of the releases is a file', () => {
  for (const file of ['home-Ab_-12Cd.js', 'features/home/locales/en-Ab_-12Cd.js']) {
    expect(fileOf(pathOf(file))).toBe(file);
  }
  for (const path of ['/', '/assets/', '/assets', '/api/assets/home-Ab_-12Cd.js', '/icon.svg', '/ai-app']) {
    expect(fileOf(path)).toBeUndefined();
  }
});

test('the plain name of a file lacks only the hash of its content', () => {
  expect(plainName('home-Ab_-12Cd.js')).toBe('home.js');
  expect(plainName('home--b_-12Cd.css')).toBe('home.css');
  expect(plainName('product-useterms.zh-CN-Ab_-12Cd.js')).toBe('product-useterms.zh-CN.js');
  expect(plainName('features/inviteFriends/locales/zh-CN-Ab_-12Cd.js')).toBe('features/inviteFriends/locales/zh-CN.js');
  expect(plainName('food-Ab_-12Cd/steamed-bun.svg')).toBe('food/steamed-bun.svg');
});

test('a script that imports renamed files becomes that of this release', () => {
  const current = new Map([
    ['shell.js', 'shell-newnewnw.js'],
    ['shared-1.js', 'shared-1-newnewnw.js'],
    ['table.json', 'table-newnewnw.json'],
  ]);
  const script = 'import{a}from"./shell-Ab_-12Cd.js";import"./shared-1--b_-12Cd.js";t="/assets/table-Ab_-12Cd.json";';
  expect(withImportsOf(script, current)).toBe(
    'import{a}from"./shell-newnewnw.js";import"./shared-1-newnewnw.js";t="/assets/table-newnewnw.json";',
  );
  expect(withImportsOf('import"./gone-Ab_-12Cd.js"', current)).toBe('import"./gone-Ab_-12Cd.js"');
});
