import { Trans, useLingui } from '@lingui/react/macro';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import styles from './RecentSearches.module.css';

interface Props {
  recent: string[];
  onPick: (keyword: string) => void;
  onRemove: (keyword: string) => void;
  onClear: () => void;
}

/** Recent searches, each with a button to remove it. */
export function RecentSearches({ recent, onPick, onRemove, onClear }: Props) {
  const { t } = useLingui();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={typography.strongBody}>
          <Trans>Recent searches</Trans>
        </h2>
        <UnstyledButton className={styles.clear} onClick={onClear}>
          <Trans>Clear all</Trans>
        </UnstyledButton>
      </div>
      <Card>
        <ul>
          {recent.map((keyword) => (
            <li key={keyword} className={styles.item}>
              <UnstyledButton className={styles.pick} onClick={() => onPick(keyword)}>
                <History aria-hidden="true" className={layout.softIcon} size="1.8rem" />
                <span>{keyword}</span>
              </UnstyledButton>
              <IconButton
                label={t`Remove “${keyword}”`}
                icon={<X aria-hidden="true" className={layout.softIcon} size="1.6rem" />}
                onClick={() => onRemove(keyword)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
