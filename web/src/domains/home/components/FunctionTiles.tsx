import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { type PathPattern, type PlainPath, pathTo } from '#platform/routing/paths.ts';
import { type Access, missingRequirement } from '#platform/routing/requirement.ts';
import { useSession } from '#platform/session/session.ts';
import { Link } from '#ui/Link.tsx';
import { allFunctions } from '../model/home-paths.ts';
import styles from './FunctionTiles.module.css';
import { ToolIcon } from './icons.tsx';

interface Entry {
  path: PlainPath & PathPattern;
  title: MessageDescriptor;
  /** @default anyone */
  access?: Access;
}

interface Props {
  entries: readonly Entry[];
  /** Called with the path of a followed link. */
  onOpen?: (path: string) => void;
  /** Ends with a tile that opens the page of all functions. @default false */
  withAll?: boolean;
}

/** Links to screens as tiles with an icon. A tile is marked if its screen needs an account and the person has none. */
export function FunctionTiles({ entries, onOpen, withAll = false }: Props) {
  const { i18n } = useLingui();
  const { user } = useSession();
  return (
    <ul className={styles.tiles}>
      {entries.map(({ path, title, access = 'anyone' }) => (
        <Tile
          key={path}
          href={pathTo(path)}
          icon={<ToolIcon path={path} />}
          locked={missingRequirement(access, user) === 'user'}
          onClick={() => onOpen?.(path)}
        >
          {i18n._(title)}
        </Tile>
      ))}
      {withAll && (
        <Tile href={allFunctions} icon={<LayoutGrid aria-hidden="true" size="2rem" />}>
          <Trans>All features</Trans>
        </Tile>
      )}
    </ul>
  );
}

interface TileProps {
  href: Path;
  icon: ReactNode;
  /** Whether the screen asks a guest to sign in. */
  locked?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

function Tile({ href, icon, locked = false, onClick, children }: TileProps) {
  return (
    <li>
      <Link href={href} className={styles.tile} {...(onClick && { onClick })}>
        <span className={styles.icon}>{icon}</span>
        <span className="whole-words">{children}</span>
        {locked && (
          <span className={styles.locked}>
            <LockKeyhole aria-hidden="true" size="1.4rem" />
            <span className="visually-hidden">
              <Trans>needs an account</Trans>
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
