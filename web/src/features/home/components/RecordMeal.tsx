import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import PencilLine from 'lucide-react/icons/pencil-line';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import styles from './RecordMeal.module.css';

/** The three ways to record a meal in the food product. */
export function RecordMeal() {
  const ways: { href: Path; icon: ReactNode; name: ReactNode }[] = [
    {
      href: pathTo('/ai-food/list', { photo: 1 }),
      icon: <Camera aria-hidden="true" size="2.4rem" />,
      name: <Trans context="way to record a meal">Photo</Trans>,
    },
    {
      href: pathTo('/food-app/analyze/list'),
      icon: <Search aria-hidden="true" size="2.4rem" />,
      name: <Trans context="way to record a meal">Search</Trans>,
    },
    {
      href: pathTo('/ai-food/list'),
      icon: <PencilLine aria-hidden="true" size="2.4rem" />,
      name: <Trans context="way to record a meal">Type</Trans>,
    },
  ];
  return (
    <section className={styles.record}>
      <h2 className={styles.heading}>
        <Trans>What did you eat?</Trans>
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ href, icon, name }) => (
          <li key={href}>
            <Link href={href} className={styles.way}>
              {icon}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
