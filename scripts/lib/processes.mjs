// Starts programs and stops them completely, for `npm start` and `npm test`. Imports only Node built-ins, because it runs
// before the installation. Every program has its own process group: npm, its shell and the actual program are three
// processes, and stopping only the first would leave the last one running on its port.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const WINDOWS = process.platform === 'win32';
const TAIL_LENGTH = 8000;
const GRACE_MS = 5000;

/**
 * @typedef {object} Program
 * @property {Promise<number>} ended  its exit code; 127 when it could not be started
 * @property {(lines: number) => string} tail  the last lines it wrote
 * @property {() => Promise<void>} stop  resolves when the whole process group is gone
 */

/** @type {Map<Program, number | undefined>} */
const running = new Map();
let stopping = false;

// No child process outlives this process, even after an error in this file.
process.on('exit', () => {
  for (const pid of running.values()) if (pid && !WINDOWS) signalGroup(pid, 'SIGKILL');
});

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]  added to ours
 * @param {(text: string) => void} [options.echo]  receives its output as it comes
 * @param {(line: string) => void} [options.onLine]  sees every line of its output
 * @returns {Program}
 */
export function launch(command, args, { env, echo, onLine } = {}) {
  if (stopping) throw new Error(`Not starting ${command}: stopping.`);
  const child = spawn(command, args, {
    cwd: ROOT,
    // npm's messages (a newer version, an unknown setting) would hide the relevant lines.
    env: { npm_config_loglevel: 'error', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !WINDOWS,
    shell: WINDOWS, // npm is a .cmd file there
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output = (output + text).slice(-TAIL_LENGTH);
      echo?.(text);
    });
    if (onLine) createInterface({ input: stream }).on('line', onLine);
  }

  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  // Its last output may arrive after its exit, but a surviving process that keeps the pipe open must not block this one.
  const drained = new Promise((resolve) => child.once('close', resolve));
  const ended = exited.then(async (code) => {
    await Promise.race([drained, delay(300)]);
    return code;
  });

  const program = {
    ended,
    tail: (lines) => output.trim().split('\n').slice(-lines).join('\n'),
    stop: async () => {
      if (child.pid) await stopGroup(child.pid, exited);
      running.delete(program);
    },
  };
  running.set(program, child.pid);
  return program;
}

/**
 * Runs a program to its end, and ends all its processes.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof launch>[2] & { timeLimit?: number }} [options]  timeLimit in ms
 */
export async function run(command, args, { timeLimit, ...options } = {}) {
  const program = launch(command, args, options);
  const timer = timeLimit && setTimeout(() => void program.stop(), timeLimit);
  const code = await program.ended;
  clearTimeout(timer);
  await program.stop();
  return { code, tail: program.tail };
}

export async function stopAll() {
  await Promise.all([...running.keys()].map((program) => program.stop()));
}

/**
 * Stops everything on Ctrl-C, SIGTERM or a closed terminal, then exits. A second signal is ignored, because npm forwards
 * the Ctrl-C that the terminal has already sent to this process.
 * @param {(signal: string) => number} exitCode  returns the exit code, and may print a last message
 */
export function stopOnSignal(exitCode) {
  const stop = async (signal) => {
    if (stopping) return;
    stopping = true;
    const code = exitCode(signal);
    await stopAll();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, (name) => void stop(name));

  // A SIGTERM to npm reaches the shell between npm and this process, but often ends there. The only sign is a new parent
  // process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event && !WINDOWS) {
    setInterval(() => {
      if (process.ppid !== parent) void stop('SIGTERM');
    }, 250).unref();
  }
}

/** @param {string} text */
export const print = (text) => void process.stdout.write(text);

export const delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends SIGTERM to the group, and later SIGKILL. */
async function stopGroup(pid, exited) {
  if (WINDOWS) {
    await new Promise((resolve) => spawn('taskkill', ['/pid', String(pid), '/T', '/F']).once('close', resolve));
    return;
  }
  if (!signalGroup(pid, 'SIGTERM')) return;
  for (const end = Date.now() + GRACE_MS; Date.now() < end; await delay(20)) {
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
  await exited;
}

/** @returns {boolean} whether the group still had a process to receive it */
function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
