import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Ajv from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { bridgeActions } from '../../sdk/src/generated/bridge-actions.ts';
import { readActions, variantsOf } from '../generate/bridge/actions.ts';
import { renderBridge } from '../generate/bridge.ts';

const root = join(import.meta.dirname, '../..');
const rendered = new Map(renderBridge());
const { schemas } = readActions(join(root, 'sdk/native'));
const nativePages = new Map(variantsOf(schemas.NativePage ?? {}).variants);

test.each([...rendered])('%s is up to date with sdk/native/', (path, content) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(content);
});

describe('the reader of actions', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Reads one action and one shared schema. */
  const read = (action: string, schema = 'type: string') => {
    const folder = mkdtempSync(join(tmpdir(), 'actions-'));
    folders.push(folder);
    for (const path of ['actions/device', 'schemas']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'actions/device/wave.yaml'), action);
    writeFileSync(join(folder, 'schemas/Name.yaml'), schema);
    return readActions(folder);
  };

  test('the reader of actions adds the defaults, the name and the group', () => {
    const { actions } = read('description: Waves.\nparams: { $ref: ../../schemas/Name.yaml }');
    expect(actions).toEqual([
      {
        name: 'wave',
        group: 'device',
        description: 'Waves.',
        kind: 'call',
        timeLimit: 10_000,
        params: { $ref: 'Name' },
        example: {},
      },
    ]);
  });

  test.each([
    ['an action without a description', 'kind: notify', /^actions\/device\/wave.yaml: .*'description'/],
    ['an unknown member', 'description: Waves.\nlimit: 5', /^actions\/device\/wave.yaml: .*additional properties/],
    [
      'a keyword that nothing would check',
      'description: Waves.\nresult: { type: string, format: email }',
      /^actions\/device\/wave.yaml: .*result.*additional properties/,
    ],
    [
      'a reference to a missing schema',
      'description: Waves.\nresult: { $ref: ../../schemas/Title.yaml }',
      /Title.yaml does not exist/,
    ],
  ])('the reader of actions refuses %s', (_, action, message) => {
    expect(() => read(action)).toThrow(message);
  });

  test('the reader of actions refuses an unknown type in a shared schema', () => {
    expect(() => read('description: Waves.', 'type: text')).toThrow(/^schemas\/Name.yaml: .*type/);
  });
});

test('the native enumerations have only the actions of their platform', () => {
  const swift = rendered.get('sdk/native/HealthBridgeAction.swift') ?? '';
  const kotlin = rendered.get('sdk/native/HealthBridgeAction.kt') ?? '';
  for (const [name, { only }] of Object.entries(bridgeActions)) {
    expect(swift.includes(`    case ${name}\n`), name).toBe(!only || only === 'ios');
    expect(kotlin.includes(`("${name}", Kind.`), name).toBe(!only || only === 'android');
  }
});

test('the Kotlin file has no trailing comma, which Kotlin 1.3 does not accept', () => {
  expect(rendered.get('sdk/native/HealthBridgeAction.kt')).not.toMatch(/,\s*[)\]}]/);
});

test('the native pages are named in both languages', () => {
  for (const name of nativePages.keys()) {
    expect(rendered.get('sdk/native/HealthBridgeAction.swift')).toContain(`    case ${name}\n`);
    expect(rendered.get('sdk/native/HealthBridgeAction.kt')).toContain(`("${name}")`);
  }
});

test('a health value has one of the description’s kinds of health data', () => {
  const bundle = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const kinds = nativePages.get('healthEntry')?.properties?.params?.properties?.type?.enum;
  expect(kinds).toEqual(bundle.components.schemas.HealthDataType.enum);
});

/** Values of the wrong type, and outside every range. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', 'https://a.example/1', 'text', -1, 0, 1.5, 1e9, true, [], {}, [null], ['text']),
  fc.jsonValue(),
);
const schema = new Ajv({ strict: true }).addSchema(
  JSON.parse(rendered.get('sdk/native/bridge.schema.json') ?? ''),
  'bridge',
);

test.each(Object.entries(bridgeActions))('the JSON Schema of %s accepts the same values as the bridge', (name, row) => {
  const agree = (part: 'params' | 'result', read: (value: unknown) => unknown, honest: unknown) => {
    const check = schema.getSchema(`bridge#/$defs/${name}.${part}`) ?? expect.fail(`no schema of ${name}.${part}`);
    const accepts = (value: unknown) => {
      try {
        read(value);
        return true;
      } catch {
        return false;
      }
    };
    expect(check(honest)).toBe(true);
    expect(accepts(honest)).toBe(true);
    fc.assert(
      fc.property(changed(honest), (value) => {
        expect(check(value)).toBe(accepts(value));
      }),
    );
  };
  agree('params', (value) => row.params(value, 'params'), row.example.params ?? {});
  const { result } = row;
  if (result) agree('result', (value) => result(value, 'result'), row.example.result);
});

/** Replaces a valid value, or one part of it, with junk. */
function changed(honest: unknown): fc.Arbitrary<unknown> {
  if (typeof honest !== 'object' || !honest) return junk;
  const entries = Object.entries(honest);
  const copies = entries.map(([key, value]) =>
    changed(value).map((other) => (Array.isArray(honest) ? [other] : { ...honest, [key]: other })),
  );
  const without = entries.map(([key]) => fc.constant(Object.fromEntries(entries.filter(([other]) => other !== key))));
  return fc.oneof(junk, ...copies, ...(Array.isArray(honest) ? [] : without));
}

test('the bridge adds 4.2 kB at most to the first screen, and neither adapter', async () => {
  const weigh = async (code: string) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      splitting: true,
      metafile: true,
      format: 'esm',
      target: 'es2020',
      outdir: join(root, '.cache/bridge'),
      tsconfig: join(root, 'tsconfig.json'),
    });
    const first = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === '<stdin>');
    const chunks = [
      first?.[0],
      ...(first?.[1].imports ?? []).flatMap(({ path, kind }) => (kind === 'import-statement' ? [path] : [])),
    ];
    const files = outputFiles.filter(({ path }) => chunks.some((chunk) => path.endsWith(chunk as string)));
    const sources = chunks.flatMap((chunk) => Object.keys(metafile.outputs[chunk as string]?.inputs ?? {}));
    return { size: files.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0), sources };
  };
  const client = "import { createHealthClient } from '@health-app/sdk'; globalThis.client = createHealthClient;";
  const bridge = "import { createBridge } from '@health-app/sdk/bridge'; globalThis.bridge = createBridge;";
  const [without, both] = await Promise.all([weigh(client), weigh(client + bridge)]);
  expect(both.size - without.size).toBeLessThanOrEqual(4_200);
  expect(both.sources.some((source) => source.endsWith('bridge/bridge.ts'))).toBe(true);
  expect(both.sources.filter((source) => source.includes('adapters'))).toEqual([]);
});
