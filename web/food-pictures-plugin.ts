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

/** A round fruit with a leaf: its skin, and the shade along one side. */
const roundFruit = (skin: string, shade: string) =>
  `<path fill="#00A65A" d="M16.500 8c0-3.500 2.500-5.500 7-5.500 0 3.500-2.500 5.500-7 5.500"/><circle cx="16" cy="18.500" r="11" fill="${skin}"/><path fill="${shade}" d="M19 7.900A11 11 0 1 1 7.500 25.500 13 13 0 0 0 19 7.900"/>`;

/** Half a citrus fruit: its peel, its flesh, and the walls between the segments. */
const citrusHalf = (peel: string, flesh: string) =>
  `<circle cx="16" cy="16" r="14" fill="${peel}"/><circle cx="16" cy="16" r="12" fill="#FFF6E0"/><circle cx="16" cy="16" r="10.500" fill="${flesh}"/><path stroke="#FFF6E0" stroke-width="1.200" d="M16 5v22M5 16h22M8.200 8.200l15.600 15.600M23.800 8.200 8.200 23.800"/>`;

/** Three dried fruits, wrinkled. */
const driedFruit = (skin: string, shade: string) =>
  (
    [
      [10.5, 12],
      [22, 13.5],
      [15.5, 22],
    ] as const
  )
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="7" ry="5.500" fill="${skin}"/><path stroke="${shade}" stroke-width="1.200" stroke-linecap="round" fill="none" d="M${x - 4} ${y - 1}q2 2 4 0t4 0M${x - 3} ${y + 2.5}q1.500-1.500 3 0t3 0"/>`,
    )
    .join('');

/** Our own drawings of foods that the set lacks, in its flat style. */
const drawn: Record<string, string> = {
  tofu: '<path fill="#D3C3A4" d="M4 13v11l12 5V18z"/><path fill="#E5D8BE" d="M28 13v11l-12 5V18z"/><path fill="#F8F1E3" d="m16 8 12 5-12 5-12-5z"/>',
  'bowl-of-fruit': bowlOf('#F9B233', '#E5584F', '#8CC152'),
  'bowl-of-nuts': bowlOf('#B97A4B', '#A3683C', '#CF9765'),
  'bowl-of-roots': bowlOf('#D9B588', '#C79A6B', '#B58BA8'),
  peach:
    '<path fill="#00A65A" d="M16.500 7.500c0-3 2.500-5 7-5 0 3-2.500 5-7 5"/><path fill="#FFB199" d="M16 8.500c-1.500-1.200-3-1.500-4.500-1.500C6 7 3 12 3 17.500 3 25 10 29.500 16 29.500S29 25 29 17.500C29 12 26 7 20.500 7c-1.500 0-3 .3-4.500 1.500"/><path fill="#F47A7A" d="M20.500 7C26 7 29 12 29 17.500c0 7.500-7 12-13 12-1 0-2-.1-3-.4 7-1 11-6.600 11-12.600 0-4-1.300-7.500-3.500-9.500"/><path stroke="#E06666" stroke-width="1.200" stroke-linecap="round" fill="none" d="M16 8.500c-2.500 3-3 7-1.500 11"/>',
  plum: roundFruit('#8E4585', '#6F3069'),
  apricot: roundFruit('#FFB74D', '#F4A02F'),
  bayberry: roundFruit('#B3214A', '#8F1539'),
  pomelo: citrusHalf('#D7DE6B', '#F9E2A0'),
  grapefruit: citrusHalf('#F7B267', '#F2787A'),
  prunes: driedFruit('#4A2B3F', '#6D4A60'),
  'dried-apricots': driedFruit('#E88B2E', '#C46F1B'),
  dates: driedFruit('#7A4526', '#9C6540'),
  'dried-figs': driedFruit('#A98A63', '#846845'),
  lychee:
    '<circle cx="11" cy="17" r="9" fill="#D9475A"/><circle cx="22" cy="20" r="8" fill="#B9364A"/><circle cx="22" cy="20" r="6" fill="#FDF3EE"/><path stroke="#F08A97" stroke-width="1.200" stroke-linecap="round" d="M7 14h.01M11 12h.01M8 19h.01M12 17h.01M10 22h.01M14 21h.01"/><path stroke="#7A5A3A" stroke-width="1.500" stroke-linecap="round" fill="none" d="M11 8c1-3 3-4.500 6-5"/>',
  longan:
    '<circle cx="11" cy="17" r="9" fill="#C49A6C"/><circle cx="22" cy="20" r="8" fill="#A98055"/><circle cx="22" cy="20" r="6" fill="#FBF5EC"/><circle cx="22" cy="20" r="2.800" fill="#4A3428"/><path stroke="#7A5A3A" stroke-width="1.500" stroke-linecap="round" fill="none" d="M11 8c1-3 3-4.500 6-5"/>',
  'dragon-fruit':
    '<path fill="#6BBF59" d="m9 8 3-6 3 5 4-5 2 6 5-2-2 6H8z"/><ellipse cx="16" cy="18" rx="12" ry="11.500" fill="#E0377A"/><ellipse cx="16" cy="18" rx="9" ry="8.500" fill="#FFF8FA"/><path stroke="#2D2D2D" stroke-width="1.600" stroke-linecap="round" d="M12 14h.01M16 12.500h.01M20 15h.01M11 18.500h.01M15 17.500h.01M19 19.500h.01M13 22.500h.01M17 23h.01M21 22h.01"/>',
  papaya:
    '<ellipse cx="16" cy="17" rx="10.500" ry="14" fill="#F2A33A" transform="rotate(25 16 17)"/><ellipse cx="16" cy="17" rx="8.500" ry="12" fill="#FF8A50" transform="rotate(25 16 17)"/><ellipse cx="16" cy="17.500" rx="3.500" ry="7.500" fill="#F9D8A8" transform="rotate(25 16 17)"/><path stroke="#3B2F2A" stroke-width="2" stroke-linecap="round" d="M17.500 12.500h.01M16 15h.01M18 16h.01M15 18.500h.01M17 19.500h.01M14 22h.01"/>',
  'steamed-bun':
    '<path fill="#E9D9BC" d="M3 21c0-8 5-14 13-14s13 6 13 14c0 4-4 5-13 5S3 25 3 21"/><path fill="#F8EEDB" d="M5 19c0-6 4-10.500 11-10.500S27 13 27 19c0 3-4 4-11 4S5 22 5 19"/><path fill="#FFFAF0" d="M10 15c1-2 3-3.500 5-4 1-.2 1.300 1 .4 1.500-1.700.9-2.700 2-3.400 3.400-.6 1.100-2.500.3-2-.9"/>',
};

/** Bowls of rice of another colour than the set's: the grain, and its shade. */
const grains: Record<string, [string, string] | undefined> = {
  'brown-rice': ['#D9B98C', '#A98658'],
  'black-rice': ['#5B4A63', '#8D7A96'],
  'red-rice': ['#B5654F', '#7E3F30'],
};

const colouredRice = (bowl: string | undefined, [grain, shade]: [string, string]) =>
  bowl?.replaceAll('#f4f4f4', grain).replaceAll('#bebebe', shade);

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
    const grain = grains[name];
    const body = grain ? colouredRice(icons['cooked-rice']?.body, grain) : (drawn[name] ?? icons[name]?.body);
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
