import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { entries as entry } from './entries.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const library = 'openapi-fetch-core';
/** What replaces the unused parts of openapi-fetch. */
const unused: [part: RegExp, replacement: string][] = [
  ...['createQuerySerializer', 'defaultPathSerializer', 'defaultBodySerializer'].map((name): [RegExp, string] => [
    RegExp(`\nfunction ${name}\\([\\s\\S]*?\n}`, 'g'),
    `\nconst ${name} = undefined;`,
  ]),
  // An option of undici that the SDK does not set.
  [/\n {4}requestInitExt = .*/g, ''],
  [/\n {2}requestInitExt = .*/g, ''],
  [/, requestInitExt(?=\))/g, ''],
  // The results of replies without a body or with another status than 200, for which the SDK's own middleware has thrown.
  [/\n {4}const contentLength[\s\S]*?(?=\n {4}if \(response\.ok\))/, ''],
  [/ && !contentLength/, ''],
  [/\n {4}let error = await response\.text[\s\S]*?return \{ error, response \};/, ''],
  // Whether there are middlewares: the SDK always has some.
  [/(?<=\n {8})if \(finalMiddlewares\.length\) /g, ''],
  [/(?<=\n {6})if \(finalMiddlewares\.length\) /g, ''],
  [/(?<=\n {4})if \(finalMiddlewares\.length\) /g, ''],
  // Checks of the middlewares, which the SDK makes itself or checks in `use`, and their long messages.
  ...['onRequest', 'onError', 'onResponse'].flatMap((name): [RegExp, string][] => [
    [RegExp(`m && typeof m === "object" && typeof m\\.${name} === "function"`, 'g'), `m.${name}`],
    [RegExp(`"${name}: must return [^"]*"`, 'g'), `"${name}: no Response"`],
  ]),
  // The methods beside `request`.
  [/,\s+\/\*\* Call a GET endpoint \*\/[\s\S]*?(?=\n {2}};\n}\nclass PathCallForwarder)/g, ''],
];

/**
 * Includes openapi-fetch in the file that imports its client, without what the SDK does not use: the serialisers, because it
 * has its own, an option, the results of failures, and all methods except `request`. A bundler would keep them, as the defaults of options and the members of
 * an object.
 */
const transport: Plugin = {
  name: 'transport',
  setup(build) {
    build.onResolve({ filter: /^openapi-fetch$/ }, async ({ path, importer, kind, resolveDir }) => {
      if (!/pipeline.transport\.ts$/.test(importer)) return { path, external: true };
      const found = await build.resolve('openapi-fetch/dist/index.mjs', { kind, resolveDir });
      return { path: 'openapi-fetch', namespace: library, pluginData: found.path };
    });
    build.onLoad({ filter: /./, namespace: library }, async ({ pluginData }) => {
      const code = await readFile(pluginData, 'utf8');
      if (unused.some(([part]) => code.match(part)?.length !== 1)) throw new Error('openapi-fetch has other parts now');
      return { contents: unused.reduce((rest, [part, replacement]) => rest.replace(part, replacement), code) };
    });
  },
};

/** Keeps each source file a file of its own. */
const separate: Plugin = {
  name: 'separate',
  setup(build) {
    build.onResolve({ filter: /^\..+\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

const common = {
  target: 'es2020',
  sourcemap: true,
  // The plugin decides.
  noExternal: ['openapi-fetch'],
  esbuildPlugins: [transport],
  // Compiles class fields to assignments, which need no helper.
  esbuildOptions: (options) => {
    delete options.tsconfig;
    options.tsconfigRaw = { compilerOptions: { useDefineForClassFields: false } };
  },
} satisfies Options;

/**
 * The ES modules: one file per source file, because a bundler splits an app by file, so that each page loads only the files
 * that it uses.
 */
const modules: Options = {
  ...common,
  entry: ['src/**/*.ts'],
  format: 'esm',
  splitting: false,
  esbuildPlugins: [transport, separate],
  async onSuccess() {
    const description = await readFile('../openapi/generated/openapi.json', 'utf8');
    await writeFile('dist/openapi.json', JSON.stringify(JSON.parse(description)));
    await copyFile('../node_modules/openapi-fetch/LICENSE', 'dist/openapi-fetch.LICENSE');
  },
};

/** The CommonJS code, and the declarations: one file per entry, which editors read faster than one per source file. */
const others: Options[] = [
  { ...common, entry, format: 'cjs', treeshake: true, splitting: true, dts: true },
  { entry, format: 'esm', dts: { only: true } },
];

export default defineConfig(({ dts }) => (dts === false ? modules : [modules, ...others]));
