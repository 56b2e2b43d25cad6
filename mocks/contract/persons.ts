import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isObject, parseJson } from './learn/exchange.ts';
import { UsageError } from './usage-error.ts';

type Fields = Record<string, unknown>;

/** A person of the server with a token. */
export interface Person {
  name: string;
  token: string;
  /** Inputs of the person by operation, such as a phone number with its code; they replace fields of the examples. */
  inputs: Record<string, Fields | Fields[]>;
}

/** Time limit of a command that gets a token. */
const LONGEST = 60_000;

/**
 * Reads the persons of a run: `{ NAME: { token | env | command, inputs } }`. A command prints the token.
 *
 * @param names of the persons to read; all by default
 * @throws {UsageError} without repeating a token
 */
export async function readPersons(
  file: string,
  env: Record<string, string | undefined>,
  names?: readonly string[],
): Promise<Person[]> {
  const content = parseJson(await readFile(file, 'utf8').catch(() => undefined));
  if (!isObject(content) || Object.keys(content).length === 0)
    throw new UsageError(`--persons ${file} is not a JSON object of persons by name`);
  const wanted = Object.entries(content).filter(([name]) => names?.includes(name) ?? true);
  return Promise.all(
    wanted.map(async ([name, person]) => {
      const token = isObject(person) ? await tokenOf(name, person, env) : undefined;
      if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
        throw new UsageError(`--persons: ${name} has no token: "token", "env" or "command"`);
      return { name, token, inputs: (person as { inputs?: Person['inputs'] }).inputs ?? {} };
    }),
  );
}

async function tokenOf(name: string, person: Record<string, unknown>, env: Record<string, string | undefined>) {
  if (typeof person.env === 'string') {
    const token = env[person.env];
    if (!token)
      throw new UsageError(`--persons: ${name} has no token: the environment variable ${person.env} is empty`);
    return token;
  }
  if (typeof person.command !== 'string') return person.token;
  const { stdout } = await promisify(exec)(person.command, { timeout: LONGEST }).catch(() => {
    throw new UsageError(`--persons: the command of ${name} failed`);
  });
  return stdout.trim();
}
