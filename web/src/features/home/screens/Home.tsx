import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { DirectoryContext, type DirectoryEntry, type DirectoryGroup } from '../../../platform/directory.ts';
import { type PlainPath, pathTo } from '../../../platform/paths.ts';
import { product } from '../../../platform/product.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkRow } from '../../../ui/Row.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { LanguageSwitch } from '../components/LanguageSwitch.tsx';
import { groupNames, productNames } from '../labels.ts';
import { otherHomes } from '../model/home.ts';
import styles from './Home.module.css';

/** The home of a product: every screen that opens without a parameter, by group, and links to the other products. */
export function Home() {
  const { i18n } = useLingui();
  const directory = useContext(DirectoryContext);
  const groups = Object.keys(groupNames) as DirectoryGroup[];
  return (
    <Screen title={i18n._(productNames[product])}>
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          entries={directory.filter(isListed).filter((entry) => entry.group === group)}
        />
      ))}
      <section className={styles.group}>
        <h2 className={styles.name}>
          <Trans>Other apps</Trans>
        </h2>
        <Card>
          {otherHomes.map((home) => (
            <LinkRow key={home.product} href={home.href} title={i18n._(productNames[home.product])} />
          ))}
        </Card>
      </section>
      <LanguageSwitch />
    </Screen>
  );
}

/** A screen with a group opens without a parameter. */
const isListed = (entry: DirectoryEntry): entry is DirectoryEntry & { path: PlainPath } => entry.group !== undefined;

function Group({ group, entries }: { group: DirectoryGroup; entries: (DirectoryEntry & { path: PlainPath })[] }) {
  const { i18n } = useLingui();
  if (entries.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.name}>{i18n._(groupNames[group])}</h2>
      <Card>
        {entries.map(({ path, title }) => (
          <LinkRow key={path} href={pathTo(path)} title={i18n._(title)} />
        ))}
      </Card>
    </section>
  );
}
