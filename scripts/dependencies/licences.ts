interface Package {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
}

const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]
  // CC-BY-4.0 is the licence of data: the browser support tables.
  .concat(['Unlicense', 'Python-2.0', 'PSF-2.0', 'CC-BY-4.0']);

/** For tools that are in no build. */
const development = [...permissive, 'MPL-2.0'];

/** Packages whose manifest states no licence of the list, with the licence of their licence file. */
const read: Record<string, string> = {
  'cli-table@0.3.11': 'MIT',
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'reserved@0.1.2': 'MIT',
  'spawndamnit@3.0.1': 'MIT',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
};

/**
 * The packages of a lock file whose licence is not permitted, one line each.
 * @param packages by their folder, as in `package-lock.json`
 */
export function forbiddenLicences(packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([folder, { version, license, link, dev }]) => {
    if (!folder.includes('node_modules/') || link) return [];
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const permitted = dev ? development : permissive;
    const named = read[`${name}@${version}`] ?? license ?? 'none';
    return isPermitted(named, permitted) ? [] : [`${name}@${version}: the licence ${named} is not permitted`];
  });
}

/** With alternatives, one licence must be permitted; with combined licences, all. */
function isPermitted(expression: string, permitted: string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => permitted.includes(licence)));
}
