import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { pictureNames } from './src/domains/food/model/food-picture.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** A bowl with three round things in it: a neutral picture of a food group. */
const bowlOf = (left: string, right: string, top: string) =>
  `<circle cx="16" cy="10" r="6" fill="${top}"/><circle cx="10" cy="14" r="6" fill="${left}"/><circle cx="22" cy="14" r="6" fill="${right}"/><path fill="#6D8EA0" d="M2 16h28c0 6-4 10-9 11v1.500H11V27C6 26 2 22 2 16"/><path fill="#8AA9B8" d="M2 16h28l-.3 2.500H2.300z"/>`;

/** Our own drawings of foods that the set lacks, in its flat style. */
const drawn: Record<string, string> = {
  tofu: '<path fill="#D3C3A4" d="M4 13v11l12 5V18z"/><path fill="#E5D8BE" d="M28 13v11l-12 5V18z"/><path fill="#F8F1E3" d="m16 8 12 5-12 5-12-5z"/>',
  'bowl-of-fruit': bowlOf('#F9B233', '#E5584F', '#8CC152'),
  'bowl-of-nuts': bowlOf('#B97A4B', '#A3683C', '#CF9765'),
  'bowl-of-roots': bowlOf('#D9B588', '#C79A6B', '#B58BA8'),
  'steamed-bun':
    '<path fill="#E9D9BC" d="M3 21c0-8 5-14 13-14s13 6 13 14c0 4-4 5-13 5S3 25 3 21"/><path fill="#F8EEDB" d="M5 19c0-6 4-10.500 11-10.500S27 13 27 19c0 3-4 4-11 4S5 22 5 19"/><path fill="#FFFAF0" d="M10 15c1-2 3-3.500 5-4 1-.2 1.300 1 .4 1.500-1.700.9-2.700 2-3.400 3.400-.6 1.100-2.500.3-2-.9"/>',
};

/** The licence of the set, which ships beside the pictures. */
const licence = `The pictures of food are from Fluent Emoji by Microsoft (https://github.com/microsoft/fluentui-emoji), apart from
${Object.keys(drawn).join(', ')}, which are drawn for this app.

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The files of the pictures and of their licence, by name. A picture that does not exist stops the build. */
export function foodPictureFiles(): Map<string, string> {
  const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const pictures = pictureNames.map((name) => {
    const body = drawn[name] ?? icons[name]?.body;
    if (!body) throw new Error(`No picture ${name} in the set`);
    const size = 'width="128" height="128" viewBox="0 0 32 32"';
    return [`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`] as const;
  });
  return new Map([...pictures, ['LICENSE.txt', licence]]);
}

/**
 * Emits the pictures of food as small files, in a folder named by their content. A list requests each when it comes into
 * view.
 */
export function foodPictures(): Plugin {
  const inDevelopment = '/food-pictures/';
  const files = foodPictureFiles();
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url');
  const folder = `assets/food-${hash.slice(0, 8)}/`;
  return {
    name: 'food-pictures',
    config: (_, { command }) => ({
      define: { __FOOD_PICTURES__: JSON.stringify(command === 'build' ? `/${folder}` : inDevelopment) },
    }),
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(inDevelopment, (request, response, next) => {
        const file = files.get(request.url?.slice(1) ?? '');
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(file);
      });
    },
  };
}
