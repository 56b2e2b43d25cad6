export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** A change of a contract, with its required version bump. */
export interface Change {
  /** The rule that rates it. */
  id: string;
  bump: Bump;
  /** One line: the place and the change. */
  text: string;
}

const PACKAGE = '@health-app/sdk';

export function greatest(bumps: Bump[]): Bump {
  return BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? 'none';
}

export function isLess(one: Bump, other: Bump): boolean {
  return BUMPS.indexOf(one) < BUMPS.indexOf(other);
}

/** The bump that the changes require. Before 1.0.0, a consumer's `^0.x` range already excludes the next minor version. */
export function required(bump: Bump, version: string): Bump {
  return bump === 'major' && version.startsWith('0.') ? 'minor' : bump;
}

/** The highest bump of the SDK in the front matter of the changesets. */
export function promised(changesets: string[]): Bump {
  return greatest(
    changesets.map((text) => {
      const frontMatter = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
      const bump = new RegExp(`^['"]?${PACKAGE}['"]?:\\s*(\\w+)\\s*$`, 'm').exec(frontMatter)?.[1];
      return BUMPS.find((known) => known === bump) ?? 'none';
    }),
  );
}
