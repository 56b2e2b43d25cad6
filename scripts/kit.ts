/**
 * npm run kit                opens Storybook with every component of the kit and of the domains, at http://localhost:6006
 * npm run kit -- --build     writes it as static files to .cache/kit
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { buildKit } from './lib/build-app.ts';

const root = join(import.meta.dirname, '..');
const { build } = readArguments(import.meta.filename, { build: { type: 'boolean', default: false } }).values;

if (build) {
  const folder = join(root, '.cache/kit');
  await buildKit(folder);
  console.log(`Storybook is in ${folder}`);
} else {
  const server = spawn('npm', ['exec', '--', 'storybook', 'dev', '--port', '6006', '--no-open'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
