import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Method } from '../../openapi/document.ts';
import { readBundle } from '../lib/examples.ts';

const openapi = join(import.meta.dirname, '../../openapi');
const bundle = readBundle();

/**
 * The facts of the product specification: every call, the silent ones, and those with a path per host. The list is not
 * exhaustive: it lacks calls added later.
 */
const expected = readFileSync(join(import.meta.dirname, 'operations.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', errors, hosts, effect, prefix] = line.split('\t');
    return {
      call: `${method} ${path}`,
      path,
      silent: errors === 'silent',
      variant: hosts === 'one call',
      effect,
      prefix,
    };
  });

const described = Object.entries(bundle.paths).flatMap(([path, item]) =>
  (['get', 'post'] satisfies Method[]).flatMap((method) => {
    const object = item[method];
    return object ? [{ call: `${method.toUpperCase()} ${path}`, path, method, object }] : [];
  }),
);

const specified = new Set(expected.map(({ call }) => call));
const ofSpecification = described.filter(({ call }) => specified.has(call));

const callsOf = (chosen: { call: string }[]) => chosen.map(({ call }) => call).sort();

it('the API takes no file: pictures leave through native apps, which remove their metadata', () => {
  const kinds = new Set<string>();
  JSON.stringify(bundle, (name, value) => {
    if (name === 'content') for (const kind of Object.keys(Object(value))) kinds.add(kind);
    return value;
  });
  expect([...kinds].filter((kind) => kind.includes('/'))).toEqual(['application/json']);
});

describe('the description', () => {
  it('the description has every call of the specification, and marks any other as assumed', () => {
    expect(specified.size).toBe(141);
    expect(callsOf(ofSpecification)).toEqual(callsOf(expected));
    const added = described.filter(({ call }) => !specified.has(call));
    expect(added.filter(({ object }) => object['x-origin'] !== 'assumed')).toEqual([]);
  });

  it('the description marks the silent calls of the specification', () => {
    const silent = ofSpecification.filter(({ object }) => object['x-silent']);
    expect(callsOf(silent)).toEqual(callsOf(expected.filter((call) => call.silent)));
  });

  it('the description has a variant for the food host for each call with a path per host', () => {
    const variants = expected.filter(({ variant, path }) => variant && path.startsWith('/food/'));
    expect(callsOf(ofSpecification.filter(({ object }) => object['x-variant-of']))).toEqual(callsOf(variants));
    for (const { path } of variants) {
      const main = described.find((call) => call.path === path.replace('/food/', '/scheme/'));
      const variant = described.find((call) => call.path === path);
      expect(variant?.object['x-variant-of'], path).toBe(main?.object.operationId);
    }
  });

  it('the description marks only the paths without a prefix in the specification as assumed', () => {
    const assumed = ofSpecification.filter(({ object }) => object['x-origin'] === 'assumed');
    expect(callsOf(assumed)).toEqual(callsOf(expected.filter(({ prefix }) => prefix === 'assumed')));
  });

  it('the description exempts only the user information from the login gate', () => {
    const exempt = ofSpecification.filter(({ object }) => object['x-login-gate'] === 'exempt');
    expect(callsOf(exempt)).toEqual(callsOf(expected.filter(({ path }) => path.endsWith('/getUserInformation'))));
  });

  it('the description marks each GET that changes something as a command', () => {
    for (const { call } of expected.filter(({ effect }) => effect === 'command')) {
      const found = described.find((one) => one.call === call);
      expect(found?.object['x-effect'], call).toBe('command');
    }
  });
});

describe('the bundle', { timeout: 60_000 }, () => {
  // `redocly.yaml` judges the files, which have no envelope; these rules judge what other tools read.
  const faultsOf = async (description: unknown) => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const faults = await lintFromString({ source: JSON.stringify(description), config });
    return faults.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  it('the bundle passes the published rules', async () => {
    expect(await faultsOf(bundle)).toEqual([]);
  });

  it('the published rules find a fault of the envelope', async () => {
    const broken = structuredClone(bundle);
    Object.assign(broken.components.schemas?.ServerFailure ?? {}, { type: 'objekt' });
    expect((await faultsOf(broken)).join('\n')).toContain('struct: `type` can be one of the following only');
  });
});

describe('the folder openapi/', () => {
  const files = readdirSync(openapi, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('generated'))
    .map((file) => join(openapi, file));
  const root = join(openapi, 'openapi.yaml');
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const guide = readFileSync(join(openapi, 'guides/change-the-description.md'), 'utf8');

  const references = [...texts].flatMap(([from, text]) =>
    [...text.matchAll(/(?:\$ref|^ {4}\w+): ["']?([^\s"'#{}]+\.yaml)/gm)].map(([, path = '']) => ({
      from,
      to: resolve(from, '..', path),
    })),
  );
  const folderOf = (file: string) => relative(openapi, file).split(sep)[0] ?? '';

  it('the folder openapi/ has no unused component', () => {
    // `redocly.yaml` adds some to every operation.
    const { parameters, responses } = parse(texts.get(resolve(openapi, 'redocly.yaml')) ?? '').preprocessors[
      'health/every-operation'
    ];
    const common = [
      ...parameters.map((name: string) => resolve(openapi, `shared/parameters/${name}.yaml`)),
      ...Object.values(responses).map((name) => resolve(openapi, `shared/responses/${name}.yaml`)),
    ];
    const used = new Set([...references.map(({ to }) => to), ...common]);
    // `medicines.yaml` is data beside the description, the generator adds the consent failures, and the workflows are stories.
    const components = files.filter(
      (file) =>
        !/[\\/](?:(?:paths|workflows)[\\/]\w+|openapi|redocly|envelope|consent-failures|medicines|medicines\.schema)\.yaml$/.test(
          file,
        ),
    );
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter((file) => !used.has(file))).toEqual([]);
  });

  it('the folder openapi/ has in shared/ only components of several domains', () => {
    const foreign = references.filter(
      ({ from, to }) => from !== root && ![folderOf(from), 'shared'].includes(folderOf(to)),
    );
    expect(foreign).toEqual([]);
  });

  it('the folder openapi/ names a path file after its operation, and every other in PascalCase', () => {
    const ids = files
      .filter((file) => file.includes(`${sep}paths${sep}`))
      .map((file) => `${folderOf(file)}.${basename(file, '.yaml')}`);
    expect(ids.sort()).toEqual(described.map(({ object }) => object.operationId).sort());
    const components = new Set(references.map(({ to }) => basename(to)).filter((name) => name !== 'paths.yaml'));
    expect([...components].filter((name) => !/^[A-Z][A-Za-z0-9]*\.yaml$/.test(name))).toEqual([]);
  });

  it('the folder openapi/ explains every extension in its guide', () => {
    const keys = new Set([...texts.values()].flatMap((text) => text.match(/^\s*x-[a-z-]+(?=:)/gm) ?? []));
    expect([...keys].map((key) => key.trim()).filter((key) => !guide.includes(`\`${key}`))).toEqual([]);
  });

  it('the folder openapi/ lists the states of every process in its guide', () => {
    const states = Object.keys(bundle.components.schemas ?? {}).filter((name) => name.endsWith('Status'));
    expect(states.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
