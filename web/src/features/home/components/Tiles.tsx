import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useContext } from 'react';
import { DirectoryContext, type DirectoryEntry, type DirectoryGroup } from '#platform/routing/home-directory.ts';
import { type PathPattern, type PlainPath, pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import { groupNames } from '../labels.ts';
import { ToolIcon } from './icons.tsx';
import styles from './Tiles.module.css';

type Listed = DirectoryEntry & { path: PlainPath; group: DirectoryGroup };

/** A screen with a group opens without a parameter. */
const isListed = (entry: DirectoryEntry): entry is Listed => entry.group !== undefined;

/** Every screen that opens without a parameter, by group. */
export function Directory() {
  const { i18n } = useLingui();
  const listed = useContext(DirectoryContext).filter(isListed);
  const groups = (Object.keys(groupNames) as DirectoryGroup[]).map((group) => ({
    group,
    entries: listed.filter((entry) => entry.group === group),
  }));
  return groups.map(
    ({ group, entries }) =>
      entries.length > 0 && (
        <section key={group} className={styles.group}>
          <h2 className={styles.heading}>{i18n._(groupNames[group])}</h2>
          <Tiles entries={entries} />
        </section>
      ),
  );
}

interface Tile {
  path: PlainPath & PathPattern;
  title: MessageDescriptor;
}

/** Links to screens as tiles with an icon. */
export function Tiles({ entries }: { entries: readonly Tile[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.tiles}>
      {entries.map(({ path, title }) => (
        <li key={path}>
          <Link href={pathTo(path)} className={styles.tile}>
            <span className={styles.icon}>
              <ToolIcon path={path} />
            </span>
            <span className="whole-words">{i18n._(title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
